import 'server-only'
import { isCall } from './is-call'
import type { Layer } from './server'

/** Passes the original query to middleware.ts, which keeps it in redirects. */
export const QUERY_HEADER = 'x-iskra-query'

/** Query parameters that a page or file reads, by path; all others are removed. */
const READ_NAMES: Readonly<Record<string, string[]>> = { '/sitemap.xml': ['part'] }

/** Query parameter that Next's router adds: a hash of its headers, which Next checks. */
const ROUTER_NAME = '_rsc'

/**
 * Removes query parameters that a page does not read (`?fbclid=`, `?utm_source=`). Next would
 * render the page again for each of them, and include one in the copy cached for everyone.
 */
export const withIgnoredQueries: Layer = (next) => (request, response) => {
  const { url = '/', headers } = request
  const [path = '/'] = url.split('?')
  delete headers[QUERY_HEADER]
  if (path !== url && !keepsWholeQuery(path)) {
    headers[QUERY_HEADER] = url.slice(path.length)
    const names = [...queryNamesReadBy(path), ...('rsc' in headers ? [ROUTER_NAME] : [])]
    const kept = names.flatMap((name) => valueOf(name, url) ?? [])
    request.url = kept.length ? `${path}?${kept.join('&')}` : path
  }
  return next(request, response)
}

export const queryNamesReadBy = (path: string): string[] => READ_NAMES[path] ?? []

/** The first parameter of this name. Values with other characters are ignored. */
const valueOf = (name: string, url: string) =>
  new RegExp(`[?&](${name}(?:=[\\w-]*)?)(?=&|$)`).exec(url)?.[1]

/**
 * True for addresses whose whole query is kept: calls, and paths with a final slash, which are
 * redirected.
 */
export const keepsWholeQuery = (path: string): boolean => isCall(path) || /.\/$/.test(path)
