import 'server-only'
import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import type { StoredFile } from '@/lib/platform/files/model'
import { imageSlugsIn, widthsOf } from '@/lib/platform/markdown/library-images'
import { shadesOf, toOriginal } from './process'
import { openSize } from './sizes'
import { images } from './tables'

/** A file of a library, as an export includes it. */
export type Taken = {
  slug: string
  name: string
  alt: string
  /** File name in the archive. */
  fileName: string
  /** Size in bytes, if known before the file is opened. */
  bytes?: number
  /** Opens the file; null when the store has lost it. */
  open: () => Promise<StoredFile | null>
}

/** Images named by texts anywhere in a value, in their widest size. */
export async function imagesToTake(source: unknown, database: Database): Promise<Taken[]> {
  const slugs = imageSlugsIn(JSON.stringify(source) ?? '')
  if (!slugs.length) return []
  const found = await database.select().from(images).where(inArray(images.slug, slugs))
  return found.map(({ slug, name, alt, ...shown }) => ({
    ...{ slug, name, alt, fileName: `${slug}.webp` },
    open: () => opened(shown),
  }))
}

type Shown = Parameters<typeof openSize>[0]

function opened(shown: Shown, widest = Infinity): Promise<StoredFile | null> {
  const widths = widthsOf(shown.width).filter((width) => width <= widest)
  return openSize(shown, widths.at(-1) ?? 0)
}

/** A file in an upload, meant for this address of a library. */
export type Brought = { slug: string; file: Blob }

/** The address of a file in the library; `made` is null when the library has the file already. */
export type FoundPlace<Made> = { slug: string; made: Made | null }

type Shelf<There, Made> = {
  find: (slug: string) => Promise<There | undefined>
  isSame: (there: There) => Promise<boolean>
  make: () => Promise<Made>
}

/**
 * Finds an address for a file. When a different file has the address, a hash of the bytes is
 * appended.
 */
export async function placeOf<There, Made>(
  slug: string,
  mark: string,
  { find, isSame, make }: Shelf<There, Made>,
): Promise<FoundPlace<Made>> {
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
export async function placeOfPicture({ slug, file }: Brought) {
  const bytes = await file.bytes()
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return placeOf(slug, mark, {
    find: findImage,
    isSame: (there) => isSame(there, bytes),
    make: () => toOriginal(file),
  })
}

async function findImage(slug: string) {
  const [found] = await db().select().from(images).where(eq(images.slug, slug))
  return found
}

/** Maximum average difference of two encodings of one picture, on the scale of 0 to 255. */
const ALIKE = 5

/** True when both are the same picture, perhaps encoded again, by aspect ratio and shades. */
async function isSame(there: Shown & { height: number }, bytes: Uint8Array): Promise<boolean> {
  const found = await opened(there, 320)
  if (!found) return false
  const own = await new Response(found.content).bytes()
  const [one, other] = [await shadesOf(own), await shadesOf(bytes)]
  if (!one || !other || Math.abs(one.ratio / other.ratio - 1) > 0.02) return false
  const sum = one.shades.reduce(
    (all, shade, at) => all + Math.abs(shade - (other.shades[at] ?? 0)),
    0,
  )
  return sum / one.shades.length <= ALIKE
}
