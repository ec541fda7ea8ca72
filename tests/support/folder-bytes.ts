import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Bytes of all builds of the site, of which servers have one each. */
export const buildBytes = (): number =>
  readdirSync('.')
    .filter((name) => name.startsWith('.next'))
    .reduce((sum, folder) => sum + folderBytes(folder), 0)

/** Bytes of the files in a folder and below. One that goes away meanwhile, as a database's do, counts as none. */
export function folderBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
}
