import { Inflate } from 'fflate'
import { eventLoopYielder } from '@/lib/platform/event-loop'

/** Limits of an archive's content; sizes are actual unpacked sizes, whatever the archive claims. */
export type ArchiveLimits = { files: number; bytesEach: number; bytesAll: number }

/** An unreadable file; the message is a sentence for the person who uploaded it. */
export class UnreadableArchive extends Error {
  override name = 'UnreadableArchive'
}

/**
 * Input chunk, small enough that even a zip bomb unpacks only a few megabytes before they are
 * counted.
 */
const PART_BYTES = 8_192

/** The wanted files of an archive, by name. */
export async function unzip(...args: Parameters<typeof unzipped>) {
  const found = new Map<string, Uint8Array>()
  for await (const [name, content] of unzipped(...args)) found.set(name, content)
  return found
}

/** Unpacks the wanted files one by one; throws where the archive exceeds a limit. */
export async function* unzipped(
  bytes: Uint8Array,
  limits: ArchiveLimits,
  isWanted: (name: string) => boolean = () => true,
): AsyncGenerator<[name: string, content: Uint8Array]> {
  const yieldToEventLoop = eventLoopYielder()
  let all = 0
  try {
    for (const { name, content, isPacked } of entriesOf(bytes, limits.files)) {
      if (name.startsWith('/') || name.split('/').includes('..'))
        throw new UnreadableArchive(`Naziv „${name}” u arhivi nije dopušten.`)
      if (name.endsWith('/') || !isWanted(name)) continue
      const most = Math.min(limits.bytesEach, limits.bytesAll - all)
      const own = isPacked ? await inflated(content, most, yieldToEventLoop) : content
      if (own.length > most) throw tooMuch()
      all += own.length
      yield [name, own]
    }
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error
    throw broken()
  }
}

const END = Buffer.from('PK\u0005\u0006')
const ENTRY = 0x02014b50
const DEFLATED = 8

/**
 * The files of an archive by its central directory (APPNOTE, 4.3.12). A scan for file signatures
 * would fail, because the bytes of a recording may contain them by chance.
 */
function* entriesOf({ buffer, byteOffset, length }: Uint8Array, most: number) {
  const bytes = Buffer.from(buffer, byteOffset, length)
  const end = bytes.lastIndexOf(END)
  if (end < 0) throw broken()
  const count = bytes.readUInt16LE(end + 10)
  if (count > most) throw tooMuch()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = count; left > 0; left -= 1) {
    const method = bytes.readUInt16LE(at + 10)
    if (bytes.readUInt32LE(at) !== ENTRY || (method && method !== DEFLATED)) throw broken()
    const [size, local] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)]
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const [nameEnd, more] = [at + 46 + bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    yield {
      name: bytes.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/'),
      content: bytes.subarray(start, start + size),
      isPacked: method === DEFLATED,
    }
    at = nameEnd + more + bytes.readUInt16LE(at + 32)
  }
}

/** Unpacks a file; throws when it exceeds `most` bytes, whatever the archive claims. */
async function inflated(content: Uint8Array, most: number, yieldToEventLoop: () => Promise<void>) {
  const parts: Uint8Array[] = []
  let bytes = 0
  const inflate = new Inflate((part) => {
    bytes += part.length
    if (bytes > most) throw tooMuch()
    parts.push(part)
  })
  for (let start = 0; start < content.length; start += PART_BYTES) {
    const end = start + PART_BYTES
    inflate.push(content.subarray(start, end), end >= content.length)
    await yieldToEventLoop()
  }
  return Buffer.concat(parts)
}

const broken = () =>
  new UnreadableArchive('Datoteka je oštećena ili nije ono što joj naziv govori.')

const tooMuch = () =>
  new UnreadableArchive('Raspakirana datoteka je prevelika. Podijeli je na više manjih.')
