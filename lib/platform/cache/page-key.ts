import 'server-only'
import type { IncomingMessage } from 'node:http'
import { isKeepable } from '@/lib/platform/http/is-call'
import {
  hasOwnSession,
  hasSession,
  isPersonalPage,
  isSessionPage,
} from '@/lib/platform/http/session-pages'

/**
 * Headers beside the address that decide the response: with one of them it is data for Next's
 * router.
 */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
]

/** The request headers that are part of the key. An answer that varies by another one is not kept. */
export const KEY_HEADERS: ReadonlySet<string> = new Set([...ROUTER_HEADERS, 'accept-encoding'])

/**
 * The key of a request's cached response, one an address, encoding and kind; undefined where none may
 * be used: where middleware.ts redirects signed-in visitors, and for an address with a query that its
 * page reads (lib/platform/http/ignored-queries).
 */
export function pageKey(request: IncomingMessage): string | undefined {
  const { method, url = '/', headers } = request
  const isRead = (method === 'GET' || method === 'HEAD') && !headers.range
  if (!isRead || !isKeepable(url)) return undefined
  const [path = '/'] = url.split('?')
  if (!isForSender(path, headers.cookie)) return undefined
  const isPage = !('next-url' in headers) && ROUTER_HEADERS.every((name) => !(name in headers))
  if (isPage ? url.includes('?') : !isAhead(url, headers)) return undefined
  const kind = ROUTER_HEADERS.map((name) => headers[name] ?? '')
  return [negotiatedEncoding(request), path, ...kind].join('\n')
}

/** No cached page where middleware.ts may redirect the visitor. */
function isForSender(path: string, cookies?: string): boolean {
  if (isPersonalPage(path)) return hasOwnSession(path, cookies)
  return !isSessionPage(path) || !hasSession(cookies)
}

/**
 * A part of a page that the router prefetches: about eight a visit, 2 to 3 ms of Next's time each.
 * `next-url`, the page of the request, and the number in `_rsc` are chosen by the client and change
 * nothing, so they are not part of the key.
 */
const isAhead = (url: string, headers: IncomingMessage['headers']) =>
  headers.rsc === '1' &&
  /^[12]?$/.test(String(headers['next-router-prefetch'] ?? '')) &&
  'next-router-segment-prefetch' in headers &&
  !('next-router-state-tree' in headers) &&
  /^[^?]*\?_rsc=[\w-]*$/.test(url)

/** An encoding that the client says it can't read: `br;q=0`. */
const REFUSED = /[\w*-]+\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi

/** The best encoding that the client reads; the inner layers get no other. */
function negotiatedEncoding({ headers }: IncomingMessage): string {
  const accepted = String(headers['accept-encoding'] ?? '').replace(REFUSED, '')
  const readsGzip = /\bgzip\b/i.test(accepted) ? 'gzip' : 'identity'
  return (headers['accept-encoding'] = /\bbr\b/i.test(accepted) ? 'br' : readsGzip)
}
