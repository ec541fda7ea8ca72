import type { ServerResponse } from 'node:http'
import { isPersonalPage } from '@/lib/platform/http/session-pages'

/**
 * Lifetime of pages in shared caches. Next's 30 days are too long, because a stale page could not
 * be removed there. The app knows at once when a page is stale, and revalidating an unchanged one
 * is only a 304. So shared caches keep a page for ten seconds, and serve a stale one for at most
 * another minute while they revalidate. Browsers always revalidate.
 */
export const PAGE_LIFETIME = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/**
 * Replaces Next's lifetime of shared pages with `PAGE_LIFETIME`, just before the headers are sent.
 */
export function limitPageLifetime(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    const control = String(this.getHeader('cache-control') ?? '')
    const isPersonal = isPersonalPage(this.req.url?.split('?')[0] ?? '')
    if (isPersonal || setsCookie(this, args)) this.setHeader('cache-control', 'private, no-store')
    else if (/\bs-maxage=\d/.test(control) && !/private|no-store/.test(control)) {
      this.setHeader('cache-control', PAGE_LIFETIME)
    }
    tidyLinks(this)
    return (writeHead as (...all: unknown[]) => ServerResponse).apply(this, args)
  } as typeof writeHead
}

/** True for a response with a cookie, which a shared cache would give to other visitors. */
const setsCookie = (response: ServerResponse, args: unknown[]): boolean =>
  response.hasHeader('set-cookie') || args.some(namesCookie)

/** Headers may be arguments of `writeHead`, as an object or as a list of names and values. */
const namesCookie = (argument: unknown): boolean =>
  typeof argument === 'object' &&
  argument !== null &&
  (Array.isArray(argument) ? argument.flat() : Object.keys(argument)).some(
    (name) => String(name).toLowerCase() === 'set-cookie',
  )

/**
 * Removes duplicates: Next sends preloads and redirects twice for a page that it has just rendered.
 */
function tidyLinks(response: ServerResponse): void {
  for (const name of ['link', 'location']) {
    const values = [response.getHeader(name) ?? []].flat()
    if (values.length > 1) response.setHeader(name, [...new Set(values.map(String))])
  }
}
