import 'server-only'
import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap'
import { listPostAddresses } from '@/lib/blog/addresses'
import { isBuildPhase } from '@/lib/cache/build-phase'
import { keepUntilRenewed } from '@/lib/cache/keep-until-renewed'
import { listBookAddresses, listGradeAddresses, listLessonAddresses } from '@/lib/content/addresses'
import { cachedLessonCounts } from '@/lib/content/cached'
import { siteUrl } from '@/lib/env'
import { cachedFunQuizAddresses } from '@/lib/fun-quizzes/cached'
import { FAQ_PATH, PRICES_PATH } from '@/lib/paths'
import { listPageAddresses } from '@/lib/site/pages/queries'
import { listAnswerAddresses, listAnswerRanges } from '@/lib/search/knowledge/addresses'
import {
  blogPagesOf,
  lessonPages,
  lessonsAPart,
  questionPages,
  questionPart,
  SITEMAP_LIMIT,
  sitemapPages,
  sitemapParts,
  type SitemapPage,
} from './sitemap'

const FAQ: SitemapPage = { path: FAQ_PATH, changed: null }
const PRICES: SitemapPage = { path: PRICES_PATH, changed: null }

/** All pages but those of lessons, which may be a hundred thousand. */
async function listOthers(): Promise<SitemapPage[]> {
  const places = isBuildPhase()
    ? []
    : (await Promise.all([listGradeAddresses(), listBookAddresses()])).flat()
  const posts = isBuildPhase() ? [] : await listPostAddresses()
  const texts = isBuildPhase() ? [] : await listPageAddresses()
  return [
    ...sitemapPages(places, await cachedFunQuizAddresses()),
    ...texts,
    FAQ,
    PRICES,
    ...blogPagesOf(posts),
  ]
}

/** What `?part=` may be today. */
export async function cachedSitemapParts(): Promise<string[]> {
  'use cache'
  keepUntilRenewed('content', 'lists')
  const counts = Object.values(await cachedLessonCounts())
  const lessons = counts.reduce((sum, count) => sum + count, 0)
  const questions = isBuildPhase() ? undefined : await countAnswers()
  const others = (await listOthers()).length
  return sitemapParts({ others, lessons, ...(questions && { questions }) })
}

/** Counts them only while they may fit into the one file. */
async function countAnswers() {
  const starts = await listAnswerRanges(SITEMAP_LIMIT)
  const [start] = starts
  const isOne = start !== undefined && starts.length === 1
  return { starts, count: isOne ? (await answersFrom(start)).length : 0 }
}

/** The addresses of a part of the questions. */
const answersFrom = (start: number) => listAnswerAddresses(start, start + SITEMAP_LIMIT - 1)

/**
 * The file as text; null for an unknown part. Parts share a path, so that they may name every page of
 * the site (sitemaps.org). Every part is kept: ask only for those of `cachedSitemapParts`.
 */
export async function cachedSitemap(part: string | null): Promise<string | null> {
  'use cache'
  keepUntilRenewed('content', 'lists')
  const parts = await cachedSitemapParts()
  const urlOf = (path: string) => new URL(path, siteUrl()).href
  if (part === null && parts.length) {
    const index = parts.map((number) => urlOf(`/sitemap.xml?part=${number}`))
    return (await getServerSideSitemapIndex(index)).text()
  }
  const pages = await pagesOf(part, parts)
  if (!pages) return null
  const fields = pages.map(({ path, changed }) => ({
    loc: urlOf(path),
    lastmod: changed?.toISOString(),
  }))
  return (await getServerSideSitemap(fields)).text()
}

async function pagesOf(part: string | null, parts: string[]): Promise<SitemapPage[] | null> {
  const place = part === null ? 0 : parts.indexOf(part)
  if (place < 0) return null
  const others = place === 0 ? await listOthers() : []
  if (isBuildPhase() || (place === 0 && parts.length)) return others
  const first = part === null ? null : questionPart(part)
  if (first !== null) {
    return questionPages(await answersFrom(first))
  }
  const from = Math.max(0, place - 1) * lessonsAPart()
  const lessons = lessonPages(await listLessonAddresses(from, lessonsAPart()))
  return [...others, ...lessons, ...(parts.length ? [] : questionPages(await answersFrom(1)))]
}
