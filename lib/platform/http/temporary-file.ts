import 'server-only'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { temporaryPlace } from '@/lib/platform/temporary'

/** Appends a part to a file. */
export type Write = (part: string | Uint8Array) => Promise<unknown>

/**
 * A file written by `fill` and readable once. It is unlinked at once, so that nothing is left
 * behind.
 */
export async function temporaryFile(fill: (write: Write) => Promise<void>) {
  const name = await temporaryPlace()
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
