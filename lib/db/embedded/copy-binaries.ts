import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries'
import { canEnter, type SystemUser } from './system-user'

type Options = { user: SystemUser | undefined; systemDir: string; log: (line: string) => void }

/** Gives the server's user binaries it can reach: those of node_modules, else a copy of them. */
export function copyBinaries(binaries: Binaries, { user, systemDir, log }: Options): Binaries {
  if (!user || canEnter(user, path.join(binaries.folder, 'bin'))) return binaries
  const folder = path.join(systemDir, `postgres-${binaries.version}`)
  if (!existsSync(folder)) {
    log(`The user ${user.name} can't enter ${binaries.folder}: copying PostgreSQL to ${folder}.`)
    mkdirSync(systemDir, { recursive: true })
    chmodSync(systemDir, 0o755)
    // Renamed at the end, so a copy is whole or absent.
    const partial = `${folder}.${process.pid}`
    cpSync(binaries.folder, partial, { recursive: true, verbatimSymlinks: true })
    openForAll(partial)
    if (existsSync(folder)) rmSync(partial, { recursive: true })
    else renameSync(partial, folder)
  }
  return { ...binaries, folder }
}

/** Lets everybody read and run the copy, whatever umask the original was installed with. */
function openForAll(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of [folder, ...names.map((name) => path.join(folder, name))]) {
    const stat = lstatSync(file)
    const isRunnable = stat.isDirectory() || (stat.mode & 0o100) !== 0
    if (!stat.isSymbolicLink()) chmodSync(file, isRunnable ? 0o755 : 0o644)
  }
}
