import { Zip, ZipDeflate } from 'fflate'
import type { Write } from '@/lib/http/temporary-file'

const encoder = new TextEncoder()

/** A ZIP archive whose bytes are fetched as they come about. */
export function zipTo() {
  let parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  return {
    begin(name: string): ZipDeflate {
      const file = new ZipDeflate(name, { level: 6 })
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

/** Writes texts as files of an archive. */
export async function writeZip(
  files: Iterable<[name: string, text: string]> | AsyncIterable<[name: string, text: string]>,
  write: Write,
): Promise<void> {
  const zip = zipTo()
  for await (const [name, text] of files) {
    zip.begin(name).push(encoder.encode(text), true)
    await write(zip.taken())
  }
  zip.end()
  await write(zip.taken())
}
