import { elementPath, gradePath, lessonPath, literaturePath } from '@/lib/paths'

/** sitemaps.org: one file holds no more addresses. */
export const SITEMAP_LIMIT = 50_000

type LessonAddress = { razred: string; literatura: string; lekcija: string; updatedAt: Date }

export type SitemapPage = { path: string; changed: Date }

/** Every public page with the time at which something on it changed, each once. */
export function sitemapPages(lessons: LessonAddress[]): SitemapPage[] {
  const pages = new Map<string, Date>()
  for (const { updatedAt, ...address } of lessons) {
    for (const path of pathsOf(address)) {
      const known = pages.get(path)
      pages.set(path, known && known > updatedAt ? known : updatedAt)
    }
  }
  return [...pages].map(([path, changed]) => ({ path, changed }))
}

/** The pages that show a lesson. */
function pathsOf({ razred, literatura, lekcija }: Omit<LessonAddress, 'updatedAt'>): string[] {
  const lesson = { gradeSlug: razred, literatureSlug: literatura, slug: lekcija }
  return [
    '/',
    gradePath(razred),
    literaturePath(razred, literatura),
    lessonPath(lesson),
    elementPath(lesson, 'skripta'),
    elementPath(lesson, 'kwiz'),
  ]
}

type SitemapFile =
  { kind: 'pages'; pages: SitemapPage[] } | { kind: 'index'; parts: string[] } | null

/**
 * What `/sitemap.xml` holds: all pages, or, of more than `limit`, the addresses of its parts.
 * Parts have the same path, so that they may name every page of the site (sitemaps.org).
 * @param part what stands in `?part=`; null for the file itself
 * @returns null for a part that there is not
 */
export function sitemapFile(
  pages: SitemapPage[],
  part: string | null,
  limit = SITEMAP_LIMIT,
): SitemapFile {
  const count = Math.ceil(pages.length / limit)
  if (part === null && count <= 1) return { kind: 'pages', pages }
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1))
  if (part === null) {
    return { kind: 'index', parts: numbers.map((number) => `/sitemap.xml?part=${number}`) }
  }
  const place = numbers.indexOf(part)
  if (place < 0 || count <= 1) return null
  return { kind: 'pages', pages: pages.slice(place * limit, (place + 1) * limit) }
}
