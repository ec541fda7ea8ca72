import 'server-only'
import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import type { StoredFile } from '@/lib/platform/files/model'
import { imageSlugsIn, widthsOf } from '@/lib/platform/markdown/library-images'
import { shadesOf, toOriginal } from './process'
import { openSize } from './sizes'
import { images } from './tables'

/** Something of a library as a file takes it along. */
export type Taken = {
  slug: string
  name: string
  alt: string
  /** Its name in an archive. */
  fileName: string
  /** Its size, where that is known before it is opened. */
  bytes?: number
  /** Null when the store has lost it. */
  open: () => Promise<StoredFile | null>
}

/** The images that texts anywhere in a value name, in their widest size. */
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

/** What an uploaded file brings for a library, at this address. */
export type Brought = { slug: string; file: Blob }

/** Where it is or will be; without `made` the library has it. */
export type FoundPlace<Made> = { slug: string; made: Made | null }

type Shelf<There, Made> = {
  find: (slug: string) => Promise<There | undefined>
  isSame: (there: There) => Promise<boolean>
  make: () => Promise<Made>
}

/** An address that another one of the library has is taken with a mark of the bytes. */
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
 * Looks a picture up in the library, or checks it as the upload of an editor; nothing is stored.
 * @throws HttpError 415 for what is no image, 413 for one that is too large
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

/** How far the shades of two pictures of one subject differ on average, of 255. */
const ALIKE = 5

/** The same picture, though it was encoded again: its shape and its shades. */
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
