import type { ServerResponse } from 'node:http'
import { isPersonalPage } from '@/lib/platform/http/session-pages'

/**
 * For caches on the way. Next lets a shared cache keep a page for 30 days, where it could not be
 * removed. The app knows at once when a page is stale, and an unchanged one costs it a 304, so shared
 * caches keep a page for ten seconds and serve a stale one for at most another minute while they
 * revalidate. Browsers always revalidate.
 */
export const PAGE_LIFETIME = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** Sets this lifetime, just before the head is sent, on what Next lets shared caches keep. */
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

/** A shared cache would give one person's cookie to the next. */
const setsCookie = (response: ServerResponse, args: unknown[]): boolean =>
  response.hasHeader('set-cookie') || args.some(namesCookie)

/** Headers may come with the head itself, as an object or as a list of names and values. */
const namesCookie = (argument: unknown): boolean =>
  typeof argument === 'object' &&
  argument !== null &&
  (Array.isArray(argument) ? argument.flat() : Object.keys(argument)).some(
    (name) => String(name).toLowerCase() === 'set-cookie',
  )

/** Next sends the same preloads, and the same place to go, twice when it has just made the page. */
function tidyLinks(response: ServerResponse): void {
  for (const name of ['link', 'location']) {
    const values = [response.getHeader(name) ?? []].flat()
    if (values.length > 1) response.setHeader(name, [...new Set(values.map(String))])
  }
}
