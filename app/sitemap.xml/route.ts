import type { NextRequest } from 'next/server'
import {
  cachedCompressedSitemap,
  cachedSitemapPartNames,
} from '@/lib/across/seo/sitemap/cached-sitemap'
import { streamDecompressed } from '@/lib/across/seo/sitemap/xml'

/** All public pages, or an index of parts when one file can't hold them. */
export async function GET({ nextUrl }: NextRequest) {
  const part = nextUrl.searchParams.get('part')
  const isKnown = part === null || (await cachedSitemapPartNames()).includes(part)
  const file = isKnown ? await cachedCompressedSitemap(part) : null
  if (file === null) return new Response(null, { status: 404 })
  return new Response(streamDecompressed(file), { headers: { 'content-type': 'text/xml' } })
}
