import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap'
import { cacheLife, cacheTag } from 'next/cache'
import type { NextRequest } from 'next/server'
import { cachedAddresses } from '@/lib/content/cached'
import { siteUrl } from '@/lib/env'
import { sitemapFile, sitemapPages } from '@/lib/site/sitemap'

/** Every public page, or an index of the parts of a list that is too long for one file. */
export async function GET({ nextUrl }: NextRequest) {
  const part = nextUrl.searchParams.get('part')
  // What is no number is no part: only what can be one becomes a key of the cache.
  const xml = part === null || /^[1-9]\d{0,3}$/.test(part) ? await sitemap(part) : null
  if (xml === null) return new Response(null, { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'text/xml' } })
}

/** The file as text; null for a part that there is not. */
async function sitemap(part: string | null): Promise<string | null> {
  'use cache'
  cacheLife('max')
  cacheTag('content', 'site')
  const file = sitemapFile(sitemapPages(await cachedAddresses()), part)
  if (!file) return null
  const urlOf = (path: string) => new URL(path, siteUrl()).href
  const response =
    file.kind === 'index'
      ? await getServerSideSitemapIndex(file.parts.map(urlOf))
      : await getServerSideSitemap(
          file.pages.map(({ path, changed }) => ({
            loc: urlOf(path),
            lastmod: changed.toISOString(),
          })),
        )
  return response.text()
}
