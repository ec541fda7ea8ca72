import { fromBufferPromise, validateFileName } from 'yauzl'

/** Limits of an archive's content; sizes are actual unpacked sizes, whatever the archive claims. */
export type ArchiveLimits = { files: number; bytesEach: number; bytesAll: number }

/** An unreadable file; the message is a sentence for the person who uploaded it. */
export class UnreadableUpload extends Error {
  override name = 'UnreadableUpload'
}

/** The wanted files of an archive, by name. */
export async function unzip(...args: Parameters<typeof unzipEach>) {
  const found = new Map<string, Uint8Array>()
  for await (const [name, content] of unzipEach(...args)) found.set(name, content)
  return found
}

/**
 * The archive's claims are ignored: names are read as UTF-8 whatever encoding it states, and sizes
 * are counted while unpacking.
 */
const OPTIONS = { decodeStrings: false, validateEntrySizes: false }

const END = Buffer.from('PK\u0005\u0006')
const END_BYTES = 22

/** An archive without the bytes that some programs write behind it, such as a line end. */
function withoutTail({ buffer, byteOffset, length }: Uint8Array): Buffer {
  const bytes = Buffer.from(buffer, byteOffset, length)
  const end = bytes.lastIndexOf(END)
  return bytes.subarray(0, end + END_BYTES + bytes.readUInt16LE(end + END_BYTES - 2))
}

/** Unpacks the wanted files one by one; throws where the archive exceeds a limit. */
export async function* unzipEach(
  bytes: Uint8Array,
  limits: ArchiveLimits,
  isWanted: (name: string) => boolean = () => true,
): AsyncGenerator<[name: string, content: Uint8Array]> {
  let left = limits.bytesAll
  try {
    const archive = await fromBufferPromise(withoutTail(bytes), OPTIONS)
    if (archive.entryCount > limits.files) throw tooMuch()
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileNameRaw.toString('utf8').replaceAll('\\', '/')
      if (validateFileName(name))
        throw new UnreadableUpload(`Naziv „${name}” u arhivi nije dopušten.`)
      if (name.endsWith('/') || !isWanted(name)) continue
      const stream = await archive.openReadStreamPromise(entry)
      const content = await read(stream, Math.min(limits.bytesEach, left))
      left -= content.length
      yield [name, content]
    }
  } catch (error) {
    throw error instanceof UnreadableUpload ? error : broken()
  }
}

/** Reads a file; throws when it exceeds `most` bytes, whatever the archive claims. */
async function read(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream) {
    bytes += part.length
    if (bytes > most) throw tooMuch()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const broken = () => new UnreadableUpload('Datoteka je oštećena ili nije ono što joj naziv govori.')

const tooMuch = () =>
  new UnreadableUpload('Raspakirana datoteka je prevelika. Podijeli je na više manjih.')
