import { cacheLife, cacheTag } from 'next/cache'
import { siteUrl } from '@/lib/platform/env'

/** API responses are not pages; the others are personal. */
const CLOSED = ['/api/', '/profil', '/inbox', '/admin']

/** Search engines may crawl every public page. */
export async function GET() {
  return new Response(await robots(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** Tagged, so that the address is updated to that of the running site. */
async function robots() {
  'use cache'
  cacheLife('max')
  cacheTag('site')
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${closed}Sitemap: ${new URL('/sitemap.xml', siteUrl()).href}\n`
}
