import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { isPersonalPage } from '@/lib/platform/http/session-pages'

/**
 * Lifetime of pages in shared caches. Next's 30 days are too long, because a stale page could not
 * be removed there. The app knows at once when a page is stale, and revalidating an unchanged one
 * is only a 304. So shared caches keep a page for ten seconds, and serve a stale one for at most
 * another minute while they revalidate. Browsers always revalidate.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/**
 * Replaces Next's lifetime of shared pages with `PAGE_CACHE_CONTROL`, just before the headers are sent.
 * Forbids all caching of personal pages and of responses that set a cookie, and removes duplicate
 * headers.
 */
export function setPageCacheHeaders(response: ServerResponse): void {
  onHeaders(response, () => {
    const control = String(response.getHeader('cache-control') ?? '')
    const isPersonal = isPersonalPage(response.req.url?.split('?')[0] ?? '')
    // A shared cache would give the cookie to other visitors.
    if (isPersonal || response.hasHeader('set-cookie')) {
      response.setHeader('cache-control', 'private, no-store')
    } else if (/\bs-maxage=\d/.test(control) && !/private|no-store/.test(control)) {
      response.setHeader('cache-control', PAGE_CACHE_CONTROL)
    }
    tidyLinks(response)
  })
}

/**
 * Removes duplicates: Next sends preloads and redirects twice for a page that it has just rendered.
 */
function tidyLinks(response: ServerResponse): void {
  for (const name of ['link', 'location']) {
    const values = [response.getHeader(name) ?? []].flat()
    if (values.length > 1) response.setHeader(name, [...new Set(values.map(String))])
  }
}
