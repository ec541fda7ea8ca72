import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { isCall } from './is-call'
import { layerResponseSecurityHeaders } from './security-headers'
import type { Layer } from './server'

/** An address without a route, for which Next serves the stored 404 page. */
export const NOT_FOUND_PATH = '/_/_/_/_/_'

/** The page that is served with status 410 for all deleted pages. */
export const GONE_PATH = '/obrisano'

/** An unknown API call, whose 404 is JSON. */
const UNKNOWN_CALL = '/api/_'

type PathTest = (path: string) => boolean | Promise<boolean>

/** Look-ups for addresses without a page. */
type FormerPages = {
  /** Finds the current path for a former address. */
  findCurrent?: (path: string) => Promise<string | null>
  /** Tells whether the address belonged to a page that was deleted. */
  isGone?: PathTest
}

/**
 * Serves unknown addresses with the one stored 404 page; Next would render and cache one for each.
 * Redirects alternative spellings of a known page (`/%35-razred`); calls handle their addresses
 * themselves. Former addresses redirect directly to the current ones, whichever part has changed.
 * @param isUnknown tells whether a path (without query) certainly has no page
 */
export const withKnownAddresses =
  (isUnknown: PathTest, { findCurrent, isGone = () => false }: FormerPages = {}): Layer =>
  (next) =>
  async (request, response) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?')
    const spelt = spellPlainly(path)
    if (!isPlain(path) || !isReadable(path))
      request.url = isCall(path) ? UNKNOWN_CALL : NOT_FOUND_PATH
    else if (spelt === GONE_PATH) answerGone(request, response)
    else if (await isUnknown(spelt)) {
      const current = await findCurrent?.(spelt)
      if (current && !(await isUnknown(current)))
        return redirect([current, ...query].join('?'), response, query.length ? {} : REPLACES_PAGE)
      if (await isGone(spelt)) answerGone(request, response)
      else request.url = NOT_FOUND_PATH
    } else if (spelt !== path && !isCall(path))
      return redirect([spelt, ...query].join('?'), response)
    return next(request, response)
  }

/** Sets the status of the page for deleted content, since a page in Next can't have status 410. */
function answerGone(request: IncomingMessage, response: ServerResponse): void {
  request.url = GONE_PATH
  delete request.headers['if-none-match']
  onHeaders(response, () => {
    if (response.statusCode === 200) response.statusCode = 410
  })
}

/**
 * The path without needless escapes (RFC 3986, 6.2.2.2); escaped slashes and percent signs stay.
 */
const spellPlainly = (path: string) =>
  path.replace(/%[2-7][0-9a-f]/gi, (escape) => {
    const sign = decodeURIComponent(escape)
    return /[\w.~-]/.test(sign) ? sign : escape
  })

/**
 * A permanent but uncached redirect: each address has hundreds of spellings, and a browser that
 * cached a renaming would loop after the renaming is undone.
 */
const redirect = (location: string, response: ServerResponse, fields = {}) =>
  response
    .writeHead(308, {
      ...layerResponseSecurityHeaders,
      ...fields,
      location,
      'cache-control': 'no-store',
    })
    .end()

/**
 * Makes nginx keep a redirect from a former address for one second, so that it replaces a cached
 * page of that address; an uncacheable response would never replace it. Browsers don't see this
 * header. It precedes Cache-Control, in case nginx uses the first of the two. Only for addresses
 * without a query, since the query is not part of nginx's cache key.
 */
const REPLACES_PAGE = { 'x-accel-expires': '1' }

/** `.`, `..` and `\\`, escaped or not: Next resolves them after the layers have read the path. */
const NOT_PLAIN = /\\|%5c|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/** False for a path that resolves to another one or to another host. */
const isPlain = (path: string) =>
  path.startsWith('/') && !path.startsWith('//') && !NOT_PLAIN.test(path)

/**
 * False for a path that is no valid text: with invalid escapes, or with a NUL, which the database
 * refuses.
 */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * Serves the stored 404 page for a personal page that doesn't exist for this user; Next would
 * already have sent the layout with status 200 (decision 019). If the check itself fails, the page
 * is served as usual.
 * @param isMissing takes a path without query and the request's cookies; returns null if no check
 * is needed
 */
export const withMissingPersonalPages =
  (isMissing: (path: string, cookies: string) => Promise<boolean> | null): Layer =>
  (next) =>
  (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const asked = isMissing(path, request.headers.cookie ?? '')
    if (!asked) return next(request, response)
    return asked
      .catch(() => false)
      .then((missing) => {
        if (missing) request.url = NOT_FOUND_PATH
        return next(request, response)
      })
  }
