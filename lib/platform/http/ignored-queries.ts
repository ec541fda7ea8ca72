import 'server-only'
import { isCall } from './is-call'
import type { Layer } from './server'

/** Hands the query of an address on to middleware.ts, which keeps it where it sends people on. */
export const QUERY_HEADER = 'x-iskra-query'

/** Names that a page or file reads of its query, by path; all other names are taken off. */
const READ_NAMES: Readonly<Record<string, string[]>> = { '/sitemap.xml': ['part'] }

/** What Next's router adds to an address, as a hash of its headers that Next checks. */
const ROUTER_NAME = '_rsc'

/**
 * Strips what a page does not read of its query (`?fbclid=`, `?utm_source=`). Next would make the page
 * again for each of them, and write one into the copy that it keeps for everyone.
 */
export const withIgnoredQueries: Layer = (next) => (request, response) => {
  const { url = '/', headers } = request
  const [path = '/'] = url.split('?')
  delete headers[QUERY_HEADER]
  if (path !== url && !readsQuery(path)) {
    headers[QUERY_HEADER] = url.slice(path.length)
    const names = [...readNames(path), ...('rsc' in headers ? [ROUTER_NAME] : [])]
    const kept = names.flatMap((name) => valueOf(name, url) ?? [])
    request.url = kept.length ? `${path}?${kept.join('&')}` : path
  }
  return next(request, response)
}

export const readNames = (path: string): string[] => READ_NAMES[path] ?? []

/** The first pair of this name; a value of other signs than these is no one's. */
const valueOf = (name: string, url: string) =>
  new RegExp(`[?&](${name}(?:=[\\w-]*)?)(?=&|$)`).exec(url)?.[1]

/** True where all of it is kept. A path with a final slash is redirected to the one without. */
export const readsQuery = (path: string): boolean => isCall(path) || /.\/$/.test(path)
