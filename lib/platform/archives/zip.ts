import { Zip, ZipDeflate } from 'fflate'
import type { WriteChunk } from '@/lib/platform/temporary'

type File = readonly [name: string, content: string | AsyncIterable<Uint8Array>]

const encoder = new TextEncoder()

/** A ZIP archive whose bytes can be read while it is being written. */
export function incrementalZip() {
  let parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  return {
    begin(name: string, level: 0 | 6 = 6): ZipDeflate {
      const file = new ZipDeflate(name, { level })
      zip.add(file)
      return file
    },
    end: () => zip.end(),
    taken(): Uint8Array {
      const bytes = Buffer.concat(parts)
      parts = []
      return bytes
    },
  }
}

/**
 * Writes the files of an archive. Texts are compressed; parts of compressed files such as pictures
 * are stored.
 */
export async function writeZip(
  files: Iterable<File> | AsyncIterable<File>,
  write: WriteChunk,
): Promise<void> {
  const zip = incrementalZip()
  for await (const [name, content] of files) {
    const isText = typeof content === 'string'
    const file = zip.begin(name, isText ? 6 : 0)
    for await (const part of isText ? [encoder.encode(content)] : content) {
      file.push(part)
      await write(zip.taken())
    }
    file.push(new Uint8Array(), true)
    await write(zip.taken())
  }
  zip.end()
  await write(zip.taken())
}
