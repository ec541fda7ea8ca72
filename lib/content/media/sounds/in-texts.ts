import 'server-only'
import { inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { type LibrarySounds, NO_SOUNDS, soundSlugsIn } from '@/lib/platform/markdown/library-sounds'
import { sounds } from './tables'

/** A short mark of a file, which makes the address of a replaced recording a new one. */
export const soundVersionMark = (fileId: string): string => fileId.slice(-12)

/** Library recordings named by texts anywhere in a value, found by one query. */
export async function soundsIn(source: unknown, database: Database = db()): Promise<LibrarySounds> {
  const slugs = soundSlugsIn(JSON.stringify(source) ?? '')
  if (!slugs.length) return NO_SOUNDS
  const { slug, fileId } = sounds
  const found = await database.select({ slug, fileId }).from(sounds).where(inArray(slug, slugs))
  return new Map(found.map((one) => [one.slug, soundVersionMark(one.fileId)]))
}
