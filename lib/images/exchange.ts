import 'server-only'
import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/db/client'
import { imageSlugsIn, widthsOf } from '@/lib/markdown/library-images'
import { shadesOf, toOriginal } from './process'
import { openSize } from './sizes'
import { images } from './tables'

/** An image of the library as a file takes it along. */
export type TakenImage = {
  slug: string
  name: string
  alt: string
  bytes: () => Promise<Buffer | null>
}

/** The images that texts anywhere in a value name, in their widest size. */
export async function imagesToTake(source: unknown, database: Database): Promise<TakenImage[]> {
  const slugs = imageSlugsIn(JSON.stringify(source) ?? '')
  if (!slugs.length) return []
  const found = await database.select().from(images).where(inArray(images.slug, slugs))
  return found.map(({ slug, name, alt, ...shown }) => ({
    ...{ slug, name, alt },
    bytes: () => bytesOf(shown),
  }))
}

type Shown = Parameters<typeof openSize>[0]

async function bytesOf(shown: Shown, widest = Infinity): Promise<Buffer | null> {
  const widths = widthsOf(shown.width).filter((width) => width <= widest)
  const found = await openSize(shown, widths.at(-1) ?? 0)
  return found && Buffer.from(await new Response(found.content).arrayBuffer())
}

/** A picture of an uploaded file that the library is to have at this address. */
export type BroughtPicture = { slug: string; bytes: Uint8Array }

/** Where the picture is or will be; without `made` the library has it. */
export type FoundPlace = {
  slug: string
  made: { content: Blob; width: number; height: number } | null
}

/**
 * Looks a picture up in the library, or checks it as the upload of an editor; nothing is stored. An
 * address that another picture has is taken with a mark of the bytes.
 * @throws HttpError 415 for what is no image, 413 for one that is too large
 */
export async function placeOfPicture({ slug, bytes }: BroughtPicture): Promise<FoundPlace> {
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const there = await findImage(slug)
  if (there && (slug.endsWith(`-${mark}`) || (await isSame(there, bytes))))
    return { slug, made: null }
  const free = there ? `${slug.slice(0, MARKED_LENGTH)}-${mark}` : slug
  if (there && (await findImage(free))) return { slug: free, made: null }
  return { slug: free, made: await toOriginal(new Blob([new Uint8Array(bytes)])) }
}

const MARKED_LENGTH = 100

async function findImage(slug: string) {
  const [found] = await db().select().from(images).where(eq(images.slug, slug))
  return found
}

/** How far the shades of two pictures of one subject differ on average, of 255. */
const ALIKE = 5

/** The same picture, though it was encoded again: its shape and its shades. */
async function isSame(there: Shown & { height: number }, bytes: Uint8Array): Promise<boolean> {
  const own = await bytesOf(there, 320)
  if (!own) return false
  const [one, other] = [await shadesOf(own), await shadesOf(bytes)]
  if (!one || !other || Math.abs(one.ratio / other.ratio - 1) > 0.02) return false
  const sum = one.shades.reduce(
    (all, shade, at) => all + Math.abs(shade - (other.shades[at] ?? 0)),
    0,
  )
  return sum / one.shades.length <= ALIKE
}
