import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Total size of all builds of the site, since each server may have its own. */
export const buildBytes = (): number =>
  readdirSync('.')
    .filter((name) => name.startsWith('.next'))
    .reduce((sum, folder) => sum + folderBytes(folder), 0)

/**
 * Total size of the files below a folder. Files that vanish during the count, like a database's,
 * are ignored.
 */
export function folderBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
}
