import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { lessons } from '@/lib/content/tables'
import { featuredLessons, siteSettings } from './tables'

const TRENDING = ['stari-egipat', 'pitagorin-poucak', 'prosti-i-slozeni-brojevi', 'ohmov-zakon']
const FRESH = ['binarni-brojevi', 'petlja-for-u-pythonu', 'past-simple', 'godisnja-doba']

/** The editorial choices of a new site: an empty banner, some trending and fresh lessons. */
export async function seedSite(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 1 })
  const db = drizzle(pool)
  try {
    await db.insert(siteSettings).values({ id: 1 }).onConflictDoNothing()
    for (const [list, slugs] of [
      ['trending', TRENDING],
      ['fresh', FRESH],
    ] as const) {
      const found = await db
        .select({ id: lessons.id, slug: lessons.slug })
        .from(lessons)
        .where(inArray(lessons.slug, slugs))
      const [existing] = await db
        .select({ id: featuredLessons.lessonId })
        .from(featuredLessons)
        .where(eq(featuredLessons.list, list))
        .limit(1)
      if (existing || !found.length) continue
      const rows = found.map(({ id, slug }) => ({
        list,
        lessonId: id,
        position: slugs.indexOf(slug) + 1,
      }))
      await db.insert(featuredLessons).values(rows)
    }
  } finally {
    await pool.end()
  }
}
