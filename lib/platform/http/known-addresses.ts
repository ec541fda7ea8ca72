import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCall } from './is-call'
import { securityHeaderFields } from './security-headers'
import type { Layer } from './server'

/** An address that no route has: Next answers it with the stored 404 page. */
export const NOT_FOUND_PATH = '/_/_/_/_/_'

/** The page that answers with a status of 410 for every page that was deleted. */
export const GONE_PATH = '/obrisano'

/** The same for a call: its 404 is JSON. */
const UNKNOWN_CALL = '/api/_'

type PathTest = (path: string) => boolean | Promise<boolean>

/** What is known of addresses without a page. */
type FormerPages = {
  /** The path that such an address leads on to: what it names has another one now. */
  findCurrent?: (path: string) => Promise<string | null>
  /** Says that there was such a page, which was deleted. */
  isGone?: PathTest
}

/**
 * Answers unknown addresses with the one stored 404 page; Next would render and keep one for each.
 * Redirects other spellings of a known page (`/%35-razred`); a call handles its own address.
 * Former addresses lead on to the present ones at once, whatever part of them has changed.
 * @param isUnknown says of a path (without query) that there is certainly no such page
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

/** Next has no page with this status: the page of all that was deleted gets it here. */
function answerGone(request: IncomingMessage, response: ServerResponse): void {
  request.url = GONE_PATH
  delete request.headers['if-none-match']
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, status: number, ...args: unknown[]) {
    const told = status === 200 ? 410 : status
    return (writeHead as (...all: unknown[]) => ServerResponse).apply(this, [told, ...args])
  } as typeof writeHead
}

/** The address without needless escapes (RFC 3986, 6.2.2.2); slashes and percent signs stay. */
const spellPlainly = (path: string) =>
  path.replace(/%[2-7][0-9a-f]/gi, (escape) => {
    const sign = decodeURIComponent(escape)
    return /[\w.~-]/.test(sign) ? sign : escape
  })

/**
 * Permanent, and never stored: there are hundreds of spellings of each address, and a browser that kept
 * a renaming for ever would go in circles when it is taken back.
 */
const redirect = (location: string, response: ServerResponse, fields = {}) =>
  response
    .writeHead(308, { ...securityHeaderFields, ...fields, location, 'cache-control': 'no-store' })
    .end()

/**
 * nginx keeps what leads on from a former address for a second, in the place of the page that it has
 * kept there: an answer that may not be kept would never replace it. Browsers do not see this field.
 * It stands before Cache-Control, whichever of the two an nginx heeds first. Only without a query,
 * which is no part of the name under which nginx keeps a page.
 */
const REPLACES_PAGE = { 'x-accel-expires': '1' }

/** `.`, `..` and `\\`, escaped or not: Next resolves them, after the layers have read the path. */
const NOT_PLAIN = /\\|%5c|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/** False for an address that means another one, or another server. */
const isPlain = (path: string) =>
  path.startsWith('/') && !path.startsWith('//') && !NOT_PLAIN.test(path)

/** False for an address that is no text: broken escapes, or a NUL, which no database takes. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * Answers a personal page that its reader does not have with the stored 404 page: Next would send the
 * frame with a status of 200 first (decision 019). A failed check lets the page answer.
 * @param isMissing takes a path without query and the request's cookies; null where it need not ask
 */
export const withMissingPages =
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
