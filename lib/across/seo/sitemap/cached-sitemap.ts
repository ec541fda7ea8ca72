import 'server-only'
import { listPostAddresses } from '@/lib/site/blog/addresses'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import {
  listBookAddresses,
  listGradeAddresses,
  listLessonAddresses,
  listUnitAddresses,
} from '@/lib/content/curriculum/addresses'
import { cachedLessonCountsByGrade } from '@/lib/content/curriculum/cached'
import { siteUrl } from '@/lib/platform/env'
import { cachedFunQuizAddresses } from '@/lib/learning/fun-quizzes/cached'
import { FAQ_PATH, PRICES_PATH } from '@/lib/platform/paths'
import { listPageAddresses } from '@/lib/site/dynamic-content/pages/queries'
import {
  countAnswerAddresses,
  listAnswerAddresses,
  listAnswerRangeStarts,
} from '@/lib/asking/search/knowledge/addresses'
import {
  blogPagesOf,
  lessonPages,
  lessonsPerPart,
  questionPages,
  firstQuestionOfPart,
  SITEMAP_LIMIT,
  overviewAndFunQuizPages,
  sitemapPartNames,
  type SitemapPage,
} from './sitemap'
import { compressToBase64, sitemapIndexXml, sitemapXml } from './xml'

const ROWS_AT_ONCE = 2_000

const FAQ: SitemapPage = { path: FAQ_PATH, changed: null }
const PRICES: SitemapPage = { path: PRICES_PATH, changed: null }

/**
 * All pages except those of lessons, of which there may be a hundred thousand, and those of
 * questions.
 */
async function listOthers(): Promise<SitemapPage[]> {
  const places = isBuildPhase()
    ? []
    : (await Promise.all([listGradeAddresses(), listBookAddresses(), listUnitAddresses()])).flat()
  const posts = isBuildPhase() ? [] : await listPostAddresses()
  const texts = isBuildPhase() ? [] : await listPageAddresses()
  return [
    ...overviewAndFunQuizPages(places, await cachedFunQuizAddresses()),
    ...texts,
    FAQ,
    PRICES,
    ...blogPagesOf(posts),
  ]
}

/** The current values of `?part=`. */
export async function cachedSitemapPartNames(): Promise<string[]> {
  'use cache'
  keepUntilRenewed('content', 'lists')
  const counts = Object.values(await cachedLessonCountsByGrade())
  const lessons = counts.reduce((sum, count) => sum + count, 0)
  const questions = isBuildPhase() ? undefined : await countAnswers()
  const others = (await listOthers()).length
  return sitemapPartNames({ others, lessons, ...(questions && { questions }) })
}

/** Counts questions only if they may fit into a single file. */
async function countAnswers() {
  const starts = await listAnswerRangeStarts(SITEMAP_LIMIT)
  const [start] = starts
  const isOne = start !== undefined && starts.length === 1
  return { starts, count: isOne ? await countAnswerAddresses(...rangeFrom(start)) : 0 }
}

/** The first and last question number of a part. */
const rangeFrom = (start: number) => [start, start + SITEMAP_LIMIT - 1] as const

/**
 * The compressed file; null for an unknown part. All parts share one path, so that each may list
 * any page of the site (sitemaps.org). Results are cached, so pass only values of
 * `cachedSitemapPartNames`.
 */
export async function cachedCompressedSitemap(part: string | null): Promise<string | null> {
  'use cache'
  keepUntilRenewed('content', 'lists')
  const parts = await cachedSitemapPartNames()
  if (part === null && parts.length) {
    const index = parts.map((number) => urlOf(`/sitemap.xml?part=${number}`))
    return compressToBase64([sitemapIndexXml(index)])
  }
  const place = part === null ? 0 : parts.indexOf(part)
  return place < 0
    ? null
    : compressToBase64(sitemapXml(pagesOf(part, place, parts.length > 0), urlOf))
}

const urlOf = (path: string) => new URL(path, siteUrl()).href

/** Yields pages in pieces, so that a part is in memory only in compressed form. */
async function* pagesOf(part: string | null, place: number, hasParts: boolean) {
  if (place === 0) yield await listOthers()
  if (isBuildPhase() || (place === 0 && hasParts)) return
  const first = part === null ? null : firstQuestionOfPart(part)
  if (first !== null) return yield* questionsFrom(first)
  const from = Math.max(0, place - 1) * lessonsPerPart()
  for (let read = 0; read < lessonsPerPart(); read += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, lessonsPerPart() - read)
    const lessons = await listLessonAddresses(from + read, count)
    yield lessonPages(lessons)
    if (lessons.length < count) break
  }
  if (!hasParts) yield* questionsFrom(1)
}

/** The pages of a part with questions. */
async function* questionsFrom(first: number) {
  const [start, end] = rangeFrom(first)
  for (let from = start; from <= end; from += ROWS_AT_ONCE) {
    yield questionPages(await listAnswerAddresses(from, Math.min(end, from + ROWS_AT_ONCE - 1)))
  }
}
