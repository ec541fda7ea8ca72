import 'server-only'
import { isCall } from './is-call'
import type { Layer } from './server'
import { isPersonalPage, isStoredPersonalPage } from './session-pages'

/** Hands the query of an address on to middleware.ts, which keeps it where it sends people on. */
export const QUERY_HEADER = 'x-iskra-query'

/** What Next's router adds to an address, as a hash of its headers that Next checks; empty without them. */
const ROUTER_QUERY = /[?&](_rsc(?:=[\w-]*)?)(?=&|$)/

/**
 * Takes the query off addresses whose page does not read it: a shared link with a tail
 * (`?fbclid=`, `?utm_source=`) is the page itself. Next would make the page again for each tail,
 * and write the tail of whoever comes first into the copy that it keeps for everyone.
 */
export const withIgnoredQueries: Layer = (next) => (request, response) => {
  const { url = '/', headers } = request
  const [path = '/'] = url.split('?')
  delete headers[QUERY_HEADER]
  if (path !== url && !readsQuery(path)) {
    headers[QUERY_HEADER] = url.slice(path.length)
    const kept = 'rsc' in headers ? ROUTER_QUERY.exec(url)?.[1] : undefined
    request.url = kept ? `${path}?${kept}` : path
  }
  return next(request, response)
}

/** A path with a slash at its end is sent to the one without, query and all. */
export const readsQuery = (path: string): boolean =>
  isCall(path) ||
  (isPersonalPage(path) && !isStoredPersonalPage(path)) ||
  path === '/sitemap.xml' ||
  /.\/$/.test(path)
