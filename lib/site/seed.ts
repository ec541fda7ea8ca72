import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { lessons } from '@/lib/content/tables'
import type { Database } from '@/lib/db/client'
import { featuredLessons, siteSettings } from './tables'

const TRENDING = ['stari-egipat', 'pitagorin-poucak', 'prosti-i-slozeni-brojevi', 'ohmov-zakon']
const FRESH = ['binarni-brojevi', 'petlja-for-u-pythonu', 'past-simple', 'godisnja-doba']

/** The editorial choices of a new site: an empty banner, some trending and fresh lessons. */
export async function seedSite(tx: Database): Promise<void> {
  await tx.insert(siteSettings).values({ id: 1 }).onConflictDoNothing()
  await feature('trending', TRENDING, tx)
  await feature('fresh', FRESH, tx)
}

/** Fills a list that is still empty. */
async function feature(list: 'trending' | 'fresh', slugs: string[], tx: Database): Promise<void> {
  const [existing] = await tx
    .select({ id: featuredLessons.lessonId })
    .from(featuredLessons)
    .where(eq(featuredLessons.list, list))
    .limit(1)
  if (existing) return
  const found = await tx
    .select({ id: lessons.id, slug: lessons.slug })
    .from(lessons)
    .where(inArray(lessons.slug, slugs))
  const rows = found.map(({ id, slug }) => ({
    list,
    lessonId: id,
    position: slugs.indexOf(slug) + 1,
  }))
  if (rows.length) await tx.insert(featuredLessons).values(rows)
}
