import { Zip, ZipDeflate } from 'fflate'
import type { Write } from '@/lib/http/temporary-file'

type File = readonly [name: string, content: string | Uint8Array]

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

/** Writes texts and bytes as files of an archive. */
export async function writeZip(
  files: Iterable<File> | AsyncIterable<File>,
  write: Write,
): Promise<void> {
  const zip = zipTo()
  for await (const [name, content] of files) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content
    zip.begin(name).push(bytes, true)
    await write(zip.taken())
  }
  zip.end()
  await write(zip.taken())
}
