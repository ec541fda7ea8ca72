import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { noted, type Row } from './row'
import { plain, sum } from './statistics'

const SEED = 'lib/content/seed'

/** Sizes on disk of what is kept in the repository, of the packages and of the newest build. */
export function measureSizes(): Row[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
  const builds = readdirSync('.').filter((name) => name.startsWith('.next-'))
  const newest = builds.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
  return [
    noted(
      'size of the repository’s files',
      megabytes(sum(tracked.map(sizeOf))),
      `${tracked.length} files; the lessons ${megabytes(folderSize(SEED))}`,
    ),
    noted(
      'size of the packages, and of the build',
      `${megabytes(folderSize('node_modules'))}, ${newest ? megabytes(folderSize(newest)) : 'none'}`,
      'packages for tests and the bench included',
    ),
  ]
}

const megabytes = (bytes: number) => `${plain(bytes / 1_000_000)} MB`

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const folderSize = (folder: string): number =>
  sum(
    readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) =>
      entry.isFile() ? sizeOf(path.join(entry.parentPath, entry.name)) : 0,
    ),
  )
