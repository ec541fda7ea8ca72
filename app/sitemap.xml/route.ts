import type { NextRequest } from 'next/server'
import { cachedSitemap, cachedSitemapPartNames } from '@/lib/across/seo/sitemap/cached-sitemap'
import { decompressStream } from '@/lib/across/seo/sitemap/xml'

/** All public pages, or an index of parts when one file can't hold them. */
export async function GET({ nextUrl }: NextRequest) {
  const part = nextUrl.searchParams.get('part')
  const isKnown = part === null || (await cachedSitemapPartNames()).includes(part)
  const file = isKnown ? await cachedSitemap(part) : null
  if (file === null) return new Response(null, { status: 404 })
  return new Response(decompressStream(file), { headers: { 'content-type': 'text/xml' } })
}
