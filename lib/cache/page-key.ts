import 'server-only'
import type { IncomingMessage } from 'node:http'
import { isKeepable } from '@/lib/http/is-call'
import { hasOwnSession, hasSession, isPersonalPage, isSessionPage } from '@/lib/http/session-pages'

/** What decides the answer besides the address: with one of them it is data for Next's router. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
]

/** The request headers that are part of the key. An answer that varies by another one is not kept. */
export const KEY_HEADERS: ReadonlySet<string> = new Set([...ROUTER_HEADERS, 'accept-encoding'])

/**
 * Names the stored answer to a request; undefined where none may answer it. One copy an address,
 * encoding and kind. Where middleware.ts sends signed-in visitors elsewhere, they pass by, and so
 * does an address with a query that its page reads (lib/http/ignored-queries).
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

/** Where middleware.ts leads whoever comes, or may lead them, no stored page answers. */
function isForSender(path: string, cookies?: string): boolean {
  if (isPersonalPage(path)) return hasOwnSession(path, cookies)
  return !isSessionPage(path) || !hasSession(cookies)
}

/**
 * A part of a page that the router fetches before anyone asks for the page: about eight for each
 * visit, 2 to 3 ms of Next's each. `next-url`, the page they are asked from, and the number in
 * `_rsc` are the client's to choose and change nothing: they name no copy of their own.
 */
const isAhead = (url: string, headers: IncomingMessage['headers']) =>
  headers.rsc === '1' &&
  /^[12]?$/.test(String(headers['next-router-prefetch'] ?? '')) &&
  'next-router-segment-prefetch' in headers &&
  !('next-router-state-tree' in headers) &&
  /^[^?]*\?_rsc=[\w-]*$/.test(url)

/** An encoding that the client says it can't read: `br;q=0`. */
const REFUSED = /[\w*-]+\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi

/** The best encoding that the client reads. It is also the one that is asked for further on. */
function negotiatedEncoding({ headers }: IncomingMessage): string {
  const accepted = String(headers['accept-encoding'] ?? '').replace(REFUSED, '')
  const readsGzip = /\bgzip\b/i.test(accepted) ? 'gzip' : 'identity'
  return (headers['accept-encoding'] = /\bbr\b/i.test(accepted) ? 'br' : readsGzip)
}
