import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { lessons } from '@/lib/content/tables'
import type { Database } from '@/lib/db/client'
import { siteLists } from './tables'

const TRENDING = ['stari-egipat', 'pitagorin-poucak', 'prosti-i-slozeni-brojevi', 'ohmov-zakon']
const FRESH = ['binarni-brojevi', 'petlja-for-u-pythonu', 'past-simple', 'godisnja-doba']

/** The editorial choices of a new site: some trending and fresh lessons. */
export async function seedSite(tx: Database): Promise<void> {
  await feature('trending', TRENDING, tx)
  await feature('fresh', FRESH, tx)
}

/** Fills a list that is still empty. */
async function feature(name: 'trending' | 'fresh', slugs: string[], tx: Database): Promise<void> {
  const found = await tx
    .select({ id: lessons.id, slug: lessons.slug })
    .from(lessons)
    .where(inArray(lessons.slug, slugs))
  const items = slugs.flatMap((slug) => found.find((one) => one.slug === slug)?.id ?? [])
  await tx
    .update(siteLists)
    .set({ items })
    .where(and(eq(siteLists.name, name), eq(siteLists.items, [])))
}
