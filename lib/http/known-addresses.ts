import 'server-only'
import { isCall } from './is-call'
import type { Layer } from './server'

/** An address that no route has: Next answers it with the stored 404 page. */
export const NOWHERE = '/_/_/_/_/_'

/** The same for a call: its 404 is JSON. */
const UNKNOWN_CALL = '/api/_'

/**
 * Answers unknown addresses with the one stored 404 page. Next alone would render and keep a page
 * for each of them: work and memory that anyone could ask for.
 * @param isUnknown says of a path (without query) that there is certainly no such page
 */
export const withKnownAddresses =
  (isUnknown: (path: string) => boolean): Layer =>
  (next) =>
  (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    if (!isPlain(path)) request.url = NOWHERE
    else if (!isReadable(path)) request.url = isCall(path) ? UNKNOWN_CALL : NOWHERE
    else if (isUnknown(path)) request.url = NOWHERE
    return next(request, response)
  }

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
