import {
  elementPath,
  FUN_QUIZZES_PATH,
  funQuizPath,
  gradePath,
  LESSON_ELEMENTS,
  leaderboardPath,
  lessonPath,
  literaturePath,
} from '@/lib/paths'

/** sitemaps.org: one file holds no more addresses. */
export const SITEMAP_LIMIT = 50_000

/** A grade, a textbook of it or a lesson of that. */
type ContentAddress = {
  razred: string
  literatura?: string
  lekcija?: string
  /** Of a textbook: on how many it is shown. */
  pages?: number
  updatedAt: Date
}

/** A fun quiz. */
type FunQuizAddress = { slug: string; updatedAt: Date }

/** The home page of a site without content has never changed. */
export type SitemapPage = { path: string; changed: Date | null }

/** Every public page with the time at which something on it changed, each once. */
export function sitemapPages(
  addresses: ContentAddress[],
  funQuizzes: FunQuizAddress[] = [],
): SitemapPage[] {
  const pages = new Map<string, Date | null>([['/', null]])
  const note = (paths: string[], updatedAt: Date) => {
    for (const path of paths) {
      const known = pages.get(path)
      pages.set(path, known && known > updatedAt ? known : updatedAt)
    }
  }
  for (const { updatedAt, ...address } of addresses) note(pathsOf(address), updatedAt)
  for (const { slug, updatedAt } of funQuizzes) {
    note([FUN_QUIZZES_PATH, funQuizPath(slug), leaderboardPath(slug)], updatedAt)
  }
  return [...pages].map(([path, changed]) => ({ path, changed }))
}

/** The pages that show a part of the content. */
function pathsOf(address: Omit<ContentAddress, 'updatedAt'>): string[] {
  const { razred, literatura, lekcija, pages = 1 } = address
  const paths = ['/', gradePath(razred)]
  if (!literatura) return paths
  for (let page = 1; page <= pages; page += 1) paths.push(literaturePath(razred, literatura, page))
  if (!lekcija) return paths
  const lesson = { gradeSlug: razred, literatureSlug: literatura, slug: lekcija }
  const elements = LESSON_ELEMENTS.map((one) => elementPath(lesson, one))
  return [...paths, lessonPath(lesson), ...elements]
}

type SitemapFile =
  { kind: 'pages'; pages: SitemapPage[] } | { kind: 'index'; parts: string[] } | null

/** What `?part=` may be for so many pages: nothing when they fit into one file. */
export function sitemapParts(pageCount: number, limit = SITEMAP_LIMIT): string[] {
  const count = Math.ceil(pageCount / limit)
  return count > 1 ? Array.from({ length: count }, (_, index) => String(index + 1)) : []
}

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
  const parts = sitemapParts(pages.length, limit)
  if (part === null && !parts.length) return { kind: 'pages', pages }
  if (part === null) {
    return { kind: 'index', parts: parts.map((number) => `/sitemap.xml?part=${number}`) }
  }
  const place = parts.indexOf(part)
  if (place < 0) return null
  return { kind: 'pages', pages: pages.slice(place * limit, (place + 1) * limit) }
}
