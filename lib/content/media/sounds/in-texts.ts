import 'server-only'
import { inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { imagesIn } from '@/lib/content/media/images/facts'
import type { Library } from '@/lib/platform/markdown/library'
import { type LibrarySounds, NO_SOUNDS, soundSlugsIn } from '@/lib/platform/markdown/library-sounds'
import { renderOnce, renderTextWith } from '@/lib/platform/markdown/render'
import { sounds } from './tables'

/** A short mark of a file, which makes the address of a replaced recording a new one. */
export const markOf = (fileId: string): string => fileId.slice(-12)

/** Library recordings named by texts anywhere in a value, found by one query. */
export async function soundsIn(source: unknown, database: Database = db()): Promise<LibrarySounds> {
  const slugs = soundSlugsIn(JSON.stringify(source) ?? '')
  if (!slugs.length) return NO_SOUNDS
  const { slug, fileId } = sounds
  const found = await database.select({ slug, fileId }).from(sounds).where(inArray(slug, slugs))
  return new Map(found.map((one) => [one.slug, markOf(one.fileId)]))
}

/** The images and recordings named by texts anywhere in a value. */
export async function libraryIn(source: unknown): Promise<Library> {
  const [images, own] = await Promise.all([imagesIn(source), soundsIn(source)])
  return { images, sounds: own }
}

/** A renderer for the texts of a value, which knows the images and recordings that they name. */
export const textRenderer = async (source: unknown): Promise<(markdown: string) => string> =>
  renderTextWith(await libraryIn(source))

/** `textRenderer` without the rendering cache, for texts that change with each key press. */
export async function previewRenderer(source: unknown): Promise<(markdown: string) => string> {
  const library = await libraryIn(source)
  return (markdown) => renderOnce(markdown, library)
}
