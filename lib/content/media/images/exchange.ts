import 'server-only'
import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { openFile } from '@/lib/platform/files/keep'
import type { FileContent } from '@/lib/platform/files/model'
import { HttpError } from '@/lib/platform/http/errors'
import { imageSlugsIn, storedWidthsOf } from '@/lib/platform/markdown/library-images'
import { computePerceptualFingerprint, toStoredOriginal } from './process'
import { openResizedImage } from './sizes'
import { images } from './tables'

/** A file of a library, as an export includes it. */
export type ExportedFile = {
  slug: string
  name: string
  alt: string
  /** File name in the archive. */
  fileName: string
  /** Size in bytes, if known before the file is opened. */
  bytes?: number
  /** Opens the file; null when the store has lost it. */
  open: () => Promise<FileContent | null>
}

/** Images named by texts anywhere in a value, in their widest size. */
export async function imagesToExport(source: unknown, database: Database): Promise<ExportedFile[]> {
  const slugs = imageSlugsIn(JSON.stringify(source) ?? '')
  if (!slugs.length) return []
  const found = await database.select().from(images).where(inArray(images.slug, slugs))
  return found.map(({ slug, name, alt, ...shown }) => ({
    ...{ slug, name, alt, fileName: `${slug}.webp` },
    open: () => opened(shown),
  }))
}

type Shown = Parameters<typeof openResizedImage>[0]

function opened(shown: Shown, widest = Infinity): Promise<FileContent | null> {
  const widths = storedWidthsOf(shown.width).filter((width) => width <= widest)
  return openResizedImage(shown, widths.at(-1) ?? 0)
}

/** An uploaded file, and the library slug that it should get. */
export type ImportedFile = { slug: string; file: Blob }

/** A file's address in the library; `made` is the file to add, null if the library has it. */
export type FoundOrPreparedFile<Made> = { slug: string; made: Made | null }

type LibraryAccess<There, Made> = {
  find: (slug: string) => Promise<There | undefined>
  isSame: (there: There) => Promise<boolean>
  make: () => Promise<Made>
}

/**
 * Finds a file in the library, or else makes it ready for a free address: when a different file has
 * the wanted address, `mark`, a hash of the bytes, is appended.
 */
export async function findOrPrepareFile<There, Made>(
  slug: string,
  mark: string,
  { find, isSame, make }: LibraryAccess<There, Made>,
): Promise<FoundOrPreparedFile<Made>> {
  const there = await find(slug)
  if (there && (slug.endsWith(`-${mark}`) || (await isSame(there)))) return { slug, made: null }
  const free = there ? `${slug.slice(0, MARKED_LENGTH)}-${mark}` : slug
  if (there && (await find(free))) return { slug: free, made: null }
  return { slug: free, made: await make() }
}

const MARKED_LENGTH = 100

/**
 * Finds a picture in the library, or else checks it like an editor's upload; nothing is stored.
 * @throws HttpError 415 for a file that is no image, 413 for an image that is too large
 */
export async function findOrPrepareImage({ slug, file }: ImportedFile) {
  const bytes = await file.bytes()
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return findOrPrepareFile(slug, mark, {
    find: findImage,
    isSame: (there) => isSame(there, bytes),
    make: () => toStoredOriginal(file),
  })
}

async function findImage(slug: string) {
  const [found] = await db().select().from(images).where(eq(images.slug, slug))
  return found
}

/**
 * Maximum differences between the colour channels of two encodings of one picture, from 0 to 255:
 * on average, and of any single value, which finds a moved or mirrored line. Measured with the
 * seed's pictures: encoded again at most 4.2 and 43 (JPEG of quality 70), moved by 20 of 800 pixels
 * at least 2.6 and 86.
 */
const ALIKE = { average: 5, anywhere: 55 }

/**
 * The bytes of the visible picture: without a crop those of the stored file, so that comparing stores
 * no resized image. Null when the store has lost the file.
 */
async function visibleBytes(there: Shown): Promise<Uint8Array | null> {
  try {
    const found = there.crop ? await opened(there, 320) : await openFile(there.fileId)
    return found && (await new Response(found.content).bytes())
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/** True when both are the same picture, perhaps encoded again, by aspect ratio and colours. */
async function isSame(there: Shown & { height: number }, bytes: Uint8Array): Promise<boolean> {
  const own = await visibleBytes(there)
  if (!own) return false
  const [one, other] = [
    await computePerceptualFingerprint(own),
    await computePerceptualFingerprint(bytes),
  ]
  if (!one || !other || Math.abs(one.ratio / other.ratio - 1) > 0.02) return false
  const differences = one.channels.map((value, at) => Math.abs(value - (other.channels[at] ?? 0)))
  const sum = differences.reduce((all, difference) => all + difference, 0)
  return (
    sum / differences.length <= ALIKE.average &&
    differences.every((difference) => difference <= ALIKE.anywhere)
  )
}
