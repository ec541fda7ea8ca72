import 'server-only'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unzip, unzipEach, UnreadableUpload } from '@/lib/platform/archives/unzip'
import { newTemporaryPath } from '@/lib/platform/temporary'
import { BULK_CHECKED_DRAWS } from '@/lib/content/questions/numbers/check'
import { isArchive } from '../formats/read-upload'
import { readTree, type ReadTree } from '../import/read-tree'

/** Limits of an unpacked textbook. */
const LIMITS = { files: 2_000, bytesEach: 1_000_000, bytesAll: 30_000_000 }

/** Additional limits for its recordings. */
const SOUND_LIMITS = { files: 2_000, bytesEach: 20_000_000, bytesAll: 30_000_000 }
const isSound = (name: string) => /^[^.]*\.(?:mp3|m4a)$/.test(name)

/** Parsed YAML takes hundreds of times its length in memory, and each wrong line adds a fault. */
const MOST_YAML = 200_000
const MOST_LINES = 300_000

const MARK = 'literatura.yaml'

/** Files of the content format. Other files in the archive are not unpacked. */
const isOwn = (name: string) =>
  /\.(?:yaml|md|gift|tsv|svg|webp)$/.test(name) && !name.startsWith('__MACOSX/')

/** Folder names have no dot, so that no folder can share a file's name. */
const OWN_PLACE = /^(?:[\w-]+\/)*[\w-]+\.\w+$/

/** Detects a textbook archive by an uncompressed file name in it. */
export const isBookArchive = (bytes: Uint8Array): boolean =>
  isArchive(bytes) && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(MARK)

const WRONG =
  'Arhiva mora imati točno jedan udžbenik, u mapama svojeg razreda i predmeta. Izvezi udžbenik kao ZIP pa pogledaj.'

/**
 * Reads an archive's only textbook, in any parent folder.
 * @throws UnreadableUpload with a message for the uploader
 */
export async function readBookArchive(bytes: Uint8Array): Promise<ReadTree> {
  const files = await unzip(bytes, LIMITS, isOwn)
  refuseTooMuch(files)
  const books = [...files.keys()].filter((name) => path.posix.basename(name) === MARK)
  const [book = ''] = books
  // The folders above the textbook: the root, the grade and the subject.
  const root = book.split('/').slice(0, -4)
  if (books.length !== 1 || book.split('/').length < 4) throw new UnreadableUpload(WRONG)
  const folder = await newTemporaryPath()
  try {
    const put = async ([name, content]: [string, Uint8Array]) => {
      const parts = name.split('/')
      const place = parts.slice(root.length).join('/')
      if (root.some((part, level) => parts[level] !== part) || !OWN_PLACE.test(place)) return
      const file = path.join(folder, place)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    for (const one of files) await put(one)
    for await (const one of unzipEach(bytes, SOUND_LIMITS, isSound)) await put(one)
    const { brought, ...read } = await readTree(folder, { draws: BULK_CHECKED_DRAWS })
    const kept: typeof brought = []
    for (const one of brought) kept.push({ ...one, file: new Blob([await one.file.bytes()]) })
    return { ...read, brought: kept }
  } catch (error) {
    // Too many faults for one list overflow the stack.
    throw error instanceof RangeError ? new UnreadableUpload(TOO_MUCH) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const TOO_MUCH = 'U arhivi je previše redaka ili pogrešaka. Izvezi udžbenik kao ZIP pa usporedi.'

function refuseTooMuch(files: ReadonlyMap<string, Uint8Array>): void {
  let lines = 0
  for (const [name, content] of files) {
    if (name.endsWith('.yaml') && content.length > MOST_YAML) throw new UnreadableUpload(TOO_MUCH)
    for (const byte of content) if (byte === LINE_FEED) lines += 1
  }
  if (lines > MOST_LINES) throw new UnreadableUpload(TOO_MUCH)
}

const LINE_FEED = 10
