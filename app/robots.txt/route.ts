import { cacheLife, cacheTag } from 'next/cache'
import { siteUrl } from '@/lib/env'

/** Search engines may read every page; calls are not pages. */
export async function GET() {
  return new Response(await robots(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** Tagged, so that the address is that of the running site and not of the build. */
async function robots() {
  'use cache'
  cacheLife('max')
  cacheTag('site')
  return `User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', siteUrl()).href}\n`
}
