import 'server-only'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { lessons } from '@/lib/content/curriculum/tables'
import type { Database } from '@/lib/platform/db/client'
import { questions } from '@/lib/content/questions/tables'
import type { SiteListName } from './model'
import { siteBranding, siteLists } from './tables'

const TRENDING = ['stari-egipat', 'pitagorin-poucak', 'prosti-i-slozeni-brojevi', 'ohmov-zakon']
const FRESH = ['binarni-brojevi', 'petlja-for-u-pythonu', 'past-simple', 'godisnja-doba']

/** Two lessons per grade: one is highlighted; of the other, in `ASKED`, the first question is. */
const HIGHLIGHTED = [
  'zbrajanje-do-20',
  'pjesak-u-prometu',
  'strane-svijeta',
  'kruzenje-vode-u-prirodi',
  'djeljivost-s-2-5-i-10',
  'povrsina-trokuta',
  'postotci',
  'hladni-rat',
]
const ASKED = [
  'glas-slovo-rijec',
  'imenice',
  'mjerenje-duljine',
  'pridjevi',
  'geografska-mreza',
  'zbrajanje-cijelih-brojeva',
  'gustoca-tvari',
  'geni-i-kromosomi',
]

/**
 * Links of a new site to social networks, until an admin fills in or empties them. They point to
 * the networks' home pages, because an invented name might be a stranger's.
 */
const NETWORKS = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
}

/**
 * Initial choices of a new site: networks, trending, fresh and highlighted lessons, and some
 * questions.
 */
export async function seedSite(tx: Database): Promise<void> {
  await tx.update(siteBranding).set(NETWORKS).where(eq(siteBranding.version, 1))
  await feature('trending', TRENDING, tx)
  await feature('fresh', FRESH, tx)
  await feature('highlightedGradeLessons', HIGHLIGHTED, tx)
  const first = await tx
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .where(and(inArray(lessons.slug, ASKED), eq(questions.position, 1)))
    .orderBy(asc(lessons.slug))
  await fill(
    'highlightedQuestions',
    first.map(({ id }) => id),
    tx,
  )
}

async function feature(name: SiteListName, slugs: string[], tx: Database): Promise<void> {
  const found = await tx
    .select({ id: lessons.id, slug: lessons.slug })
    .from(lessons)
    .where(inArray(lessons.slug, slugs))
  const items = slugs.flatMap((slug) => found.find((one) => one.slug === slug)?.id ?? [])
  await fill(name, items, tx)
}

/** Fills a list only while it is empty. */
async function fill(name: SiteListName, items: string[], tx: Database): Promise<void> {
  await tx
    .update(siteLists)
    .set({ items })
    .where(and(eq(siteLists.name, name), eq(siteLists.items, [])))
}
