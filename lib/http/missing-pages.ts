import 'server-only'
import { NOT_FOUND_PATH } from './not-found-path'
import type { Layer } from './server'

/**
 * Answers a personal page that its reader does not have with the one stored 404 page: Next would
 * send the frame of the page, and with it the status 200, before the page knows (decision 019).
 * A failure to tell lets the page answer by itself.
 * @param isMissing says of a path (without query), and of the cookies that came with it, that there
 *   is no such page for this reader; null where that needs no asking
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
