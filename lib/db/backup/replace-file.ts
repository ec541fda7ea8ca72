import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/**
 * Writes bytes, compressed, into a file for its owner only. The file appears whole and on the disk,
 * or not at all; one that was there stays until then.
 */
export async function replaceWithGzip(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const partial = `${file}.partial-${process.pid}`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    // `flush` syncs it to the disk before it is closed.
    const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(bytes, createGzip(), target)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(path.dirname(file))
}

/** Makes a rename last through a power cut. Windows can't open a folder and does it by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
