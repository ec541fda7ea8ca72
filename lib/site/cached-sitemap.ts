import 'server-only'
import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap'
import { cacheLife, cacheTag } from 'next/cache'
import { cachedAddresses } from '@/lib/content/cached'
import { siteUrl } from '@/lib/env'
import { cachedFunQuizAddresses } from '@/lib/fun-quizzes/cached'
import { sitemapFile, sitemapPages, sitemapParts } from './sitemap'

function keepUntilPagesChange() {
  cacheLife('max')
  cacheTag('content', 'site')
}

const listPages = async () => sitemapPages(await cachedAddresses(), await cachedFunQuizAddresses())

/** What `?part=` may be today. */
export async function cachedSitemapParts(): Promise<string[]> {
  'use cache'
  keepUntilPagesChange()
  return sitemapParts((await listPages()).length)
}

/**
 * The file as text; null for a part that there is not. Every part asked for is kept, so ask only
 * for those that `cachedSitemapParts` names.
 */
export async function cachedSitemap(part: string | null): Promise<string | null> {
  'use cache'
  keepUntilPagesChange()
  const file = sitemapFile(await listPages(), part)
  if (!file) return null
  const urlOf = (path: string) => new URL(path, siteUrl()).href
  const response =
    file.kind === 'index'
      ? await getServerSideSitemapIndex(file.parts.map(urlOf))
      : await getServerSideSitemap(
          file.pages.map(({ path, changed }) => ({
            loc: urlOf(path),
            lastmod: changed?.toISOString(),
          })),
        )
  return response.text()
}
