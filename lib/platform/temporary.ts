import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { env } from '@/lib/platform/env'
import { isProcessRunning } from '@/lib/platform/is-process-running.mjs'

// Temporary files of requests are in one folder of the data folder: a killed process leaves them
// there, and they are removed at the next start, because a pupil's uploads must not be kept.

const folder = () => path.resolve(env().ISKRA_DATA_DIR, 'tmp')

/** Marks the owner process, since several processes may use this folder. */
const ownMark = (pid: number | string = process.pid) => `${hostname()}@${pid}@`

/** A new path for a temporary file or folder, which the caller must remove again. */
export async function newTemporaryPath(): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  return path.join(folder(), ownMark() + randomUUID())
}

/** Appends a part to a file. */
export type WriteChunk = (part: string | Uint8Array) => Promise<unknown>

/**
 * Writes a temporary file with `fill` and returns its content as a stream, readable once. The file
 * is unlinked before it is filled, so that nothing is left behind.
 */
export async function streamFromTemporaryFile(fill: (write: WriteChunk) => Promise<void>) {
  const name = await newTemporaryPath()
  const file = await open(name, 'wx+', 0o600)
  try {
    await rm(name)
    await fill((part) => file.appendFile(part))
  } catch (error) {
    await file.close()
    throw error
  }
  return Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream<Uint8Array>
}

/** Removes files of processes that no longer run; returns their number. */
export async function removeStaleTemporaryFiles(): Promise<number> {
  const names = await readdir(folder()).catch(() => [])
  const left = names.filter((name) => !isInUse(name))
  for (const name of left) await rm(path.join(folder(), name), { recursive: true, force: true })
  return left.length
}

/**
 * True if the owner is a running process of this machine. A new container has another host name,
 * and none of the old files are its own.
 */
function isInUse(name: string): boolean {
  const [host, pid = ''] = name.split('@')
  if (host !== hostname() || !/^\d+$/.test(pid)) return false
  // Process ids are reused, but at the start no file can belong to this process yet.
  return Number(pid) !== process.pid && isProcessRunning(Number(pid))
}
