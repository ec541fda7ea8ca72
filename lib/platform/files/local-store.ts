import 'server-only'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { isDiskFull } from '@/lib/platform/http/disk-full'
import { log } from '@/lib/platform/log'
import { count } from '@/lib/platform/measure'
import { FILE_MESSAGES, typeOf, type FileStore } from './model'

/** File name suffix of unfinished writes. */
const PARTIAL_SUFFIX = '.partial'

/**
 * A file store in a folder. A file is written under a temporary name beside its final path, synced
 * and then renamed.
 */
export function localStore(folder: string): FileStore {
  const placeOf = (key: string) => {
    typeOf(key)
    return path.join(folder, key)
  }
  return {
    put: (key, content) =>
      withHttpErrors(async () => {
        const place = placeOf(key)
        const draft = `${place}.${randomUUID()}${PARTIAL_SUFFIX}`
        await mkdir(path.dirname(place), { recursive: true })
        try {
          await write(draft, content)
          await rename(draft, place)
        } catch (error) {
          await rm(draft, { force: true })
          throw error
        }
      }),
    get: (key, range) =>
      withHttpErrors(async () => {
        const size = await sizeOf(placeOf(key))
        if (size === null) return null
        const part = range && { start: range.from, end: range.to }
        const stream = createReadStream(placeOf(key), part)
        return { content: Readable.toWeb(stream) as ReadableStream<Uint8Array>, size }
      }),
    head: (key) =>
      withHttpErrors(async () => {
        const size = await sizeOf(placeOf(key))
        return size === null ? null : { size }
      }),
    delete: (key) => withHttpErrors(() => rm(placeOf(key), { force: true })),
  }
}

/** Removes unfinished files from before a given time, whose processes were killed. */
export async function removePartialFiles(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  let removed = 0
  for (const name of names.filter((one) => one.endsWith(PARTIAL_SUFFIX))) {
    const place = path.join(folder, name)
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs >= before.getTime()) continue
    await rm(place, { force: true })
    removed += 1
  }
  return removed
}

async function write(place: string, content: Blob): Promise<void> {
  const file = await open(place, 'wx', 0o600)
  try {
    for await (const chunk of content.stream()) await file.appendFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function sizeOf(place: string): Promise<number | null> {
  try {
    return (await stat(place)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function withHttpErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isFull = isDiskFull(error)
    if (!isFull && !(error instanceof Error && 'syscall' in error)) throw error
    count('iskra_file_store_errors_total', { store: 'folder' })
    if (isFull) throw new HttpError(507, MESSAGES.full)
    log().error({ err: error }, 'The file store (a folder) failed')
    throw new HttpError(503, FILE_MESSAGES.unavailable, { retryAfterSeconds: 5 })
  }
}
