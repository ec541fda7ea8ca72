import 'server-only'
import { inArray } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import {
  type ImageFacts,
  imageSlugOf,
  imageSlugsIn,
  type LibraryImages,
  NO_IMAGES,
} from '@/lib/platform/markdown/library-images'
import { imageVersionMark } from './sizes'
import { images } from './tables'

/** Library images named by texts anywhere in a value, found by one query. */
export async function imagesIn(source: unknown): Promise<LibraryImages> {
  const slugs = imageSlugsIn(JSON.stringify(source) ?? '')
  if (!slugs.length) return NO_IMAGES
  const { slug, width, height, fileId, crop } = images
  const found = await db()
    .select({ slug, width, height, fileId, crop })
    .from(images)
    .where(inArray(slug, slugs))
  return new Map(found.map((one) => [one.slug, { ...one, mark: imageVersionMark(one) }]))
}

/** Dimensions and mark of the image at an address; null for an image outside the library. */
export function imageFactsAt(address: string | null, images: LibraryImages): ImageFacts | null {
  const { width, height, mark } = images.get(imageSlugOf(address ?? '') ?? '') ?? {}
  return width && height && mark ? { width, height, mark } : null
}
