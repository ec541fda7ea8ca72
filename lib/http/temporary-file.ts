import 'server-only'
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'

/** Takes the next part of a file. */
export type Write = (part: string | Uint8Array) => Promise<unknown>

/**
 * A file that `fill` writes and that can be read once, as slowly as its reader likes. It has no
 * name any more while it is written, so nothing of it stays behind, however this process ends.
 */
export async function temporaryFile(
  fill: (write: Write) => Promise<void>,
): Promise<ReadableStream<Uint8Array>> {
  const name = path.join(tmpdir(), `iskra-${randomUUID()}`)
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
