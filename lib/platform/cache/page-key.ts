import 'server-only'
import type { IncomingMessage } from 'node:http'
import { isCacheable } from '@/lib/platform/http/is-call'
import {
  hasCookieForPage,
  hasSessionCookie,
  isPersonalPage,
  isSessionDependentPage,
} from '@/lib/platform/http/session-pages'

/**
 * Headers that, beside the address, decide the response: requests with one of them come from Next's
 * router.
 */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
]

/**
 * Request headers that are part of the key. A response that varies by another header is not cached.
 */
export const KEY_HEADERS: ReadonlySet<string> = new Set([...ROUTER_HEADERS, 'accept-encoding'])

/**
 * The cache key of a request: address, encoding and kind. Undefined where no cached response may be
 * used: where middleware.ts redirects signed-in visitors, and for an address with a query that its
 * page reads (lib/platform/http/ignored-queries). Also reduces the request's `accept-encoding` to
 * the encoding in the key.
 */
export function reduceToPageKey(request: IncomingMessage): string | undefined {
  const { method, url = '/', headers } = request
  const isRead = (method === 'GET' || method === 'HEAD') && !headers.range
  if (!isRead || !isCacheable(url)) return undefined
  const [path = '/'] = url.split('?')
  if (!isForSender(path, headers.cookie)) return undefined
  const isPage = !('next-url' in headers) && ROUTER_HEADERS.every((name) => !(name in headers))
  if (isPage ? url.includes('?') : !isSegmentPrefetch(url, headers)) return undefined
  const kind = ROUTER_HEADERS.map((name) => headers[name] ?? '')
  return [negotiatedEncoding(request), path, ...kind].join('\n')
}

/** False where middleware.ts may redirect the visitor, so that no cached page may be served. */
function isForSender(path: string, cookies?: string): boolean {
  if (isPersonalPage(path)) return hasCookieForPage(path, cookies)
  return !isSessionDependentPage(path) || !hasSessionCookie(cookies)
}

/**
 * True for a segment that the router prefetches: about eight per visit, 2 to 3 ms of Next's time
 * each. `next-url`, the page of the request, and the number in `_rsc` are chosen by the client and
 * don't change the response, so they are not part of the key.
 */
const isSegmentPrefetch = (url: string, headers: IncomingMessage['headers']) =>
  headers.rsc === '1' &&
  /^[12]?$/.test(String(headers['next-router-prefetch'] ?? '')) &&
  'next-router-segment-prefetch' in headers &&
  !('next-router-state-tree' in headers) &&
  /^[^?]*\?_rsc=[\w-]*$/.test(url)

/** An encoding that the client refuses: `br;q=0`. */
const REFUSED = /[\w*-]+\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi

/** The best encoding that the client accepts; the header is reduced to it for the inner layers. */
function negotiatedEncoding({ headers }: IncomingMessage): string {
  const accepted = String(headers['accept-encoding'] ?? '').replace(REFUSED, '')
  const readsGzip = /\bgzip\b/i.test(accepted) ? 'gzip' : 'identity'
  return (headers['accept-encoding'] = /\bbr\b/i.test(accepted) ? 'br' : readsGzip)
}
