import 'server-only'
import { hasSession, isPersonalPage, isSessionPage } from './session-pages'
import type { Layer } from './server'

/**
 * Has Next's router load whole what must not be swapped into a page that is open: personal pages,
 * and those from which someone signed in is sent on. A page keeps the content security policy it
 * came with, so only a load brings them their own (decision 005). An answer that is no data of the
 * router makes it load the address.
 */
export const withWholePages: Layer = (next) => (request, response) => {
  const [path = '/'] = (request.url ?? '/').split('?')
  const isForRouter = 'rsc' in request.headers
  const mustLoad =
    isPersonalPage(path) || (isSessionPage(path) && hasSession(request.headers.cookie))
  if (!isForRouter || !mustLoad) return next(request, response)
  return response
    .writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
    .end('load')
}
