import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Bytes of the files in a folder and below. One that goes away meanwhile, as a database's do, counts as none. */
export function folderBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
}
