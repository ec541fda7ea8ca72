import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import { breather } from '@/lib/breather'

/** What an archive may hold; the sizes are those of the unpacked files, whatever it claims. */
export type ArchiveLimits = { files: number; bytesEach: number; bytesAll: number }

/** A file that can't be read; the message is a sentence for the one who uploads it. */
export class UnreadableArchive extends Error {
  override name = 'UnreadableArchive'
}

/** Small enough that even a bomb unpacks only some megabytes before it is counted. */
const PART_BYTES = 8_192

/** Unpacks the wanted files of an archive, by name, and stops where it exceeds a limit. */
export async function unzip(
  bytes: Uint8Array,
  limits: ArchiveLimits,
  isWanted: (name: string) => boolean = () => true,
): Promise<Map<string, Uint8Array>> {
  if (claimedFiles(bytes) > limits.files) throw tooMuch()
  const found = new Map<string, Uint8Array[]>()
  const count = { files: 0, bytes: 0 }
  const unpacker = new Unzip((file) => {
    count.files += 1
    if (count.files > limits.files) throw tooMuch()
    const name = file.name.replaceAll('\\', '/')
    if (name.startsWith('/') || name.split('/').includes('..')) {
      throw new UnreadableArchive(`Naziv „${name}” u arhivi nije dopušten.`)
    }
    if (name.endsWith('/') || !isWanted(name)) return
    const parts: Uint8Array[] = []
    found.set(name, parts)
    let own = 0
    file.ondata = (error, part) => {
      if (error) throw error
      own += part.length
      count.bytes += part.length
      if (own > limits.bytesEach || count.bytes > limits.bytesAll) throw tooMuch()
      parts.push(part)
    }
    file.start()
  })
  unpacker.register(UnzipInflate)
  unpacker.register(UnzipPassThrough)
  await push(unpacker, bytes)
  return new Map([...found].map(([name, parts]) => [name, Buffer.concat(parts)]))
}

const END = Buffer.from('PK\u0005\u0006')

/** How many files the end of an archive speaks of: an honest one need not be unpacked to be refused. */
function claimedFiles({ buffer, byteOffset, length }: Uint8Array): number {
  const bytes = Buffer.from(buffer, byteOffset, length)
  const end = bytes.lastIndexOf(END)
  return end < 0 || end + 12 > length ? 0 : bytes.readUInt16LE(end + 10)
}

async function push(unpacker: Unzip, bytes: Uint8Array): Promise<void> {
  const breathe = breather()
  try {
    for (let start = 0; start < bytes.length; start += PART_BYTES) {
      const end = start + PART_BYTES
      unpacker.push(bytes.subarray(start, end), end >= bytes.length)
      await breathe()
    }
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error
    throw new UnreadableArchive('Datoteka je oštećena ili nije ono što joj naziv govori.')
  }
}

const tooMuch = () =>
  new UnreadableArchive('Raspakirana datoteka je prevelika. Podijeli je na više manjih.')
