import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import { securityHeaderFields } from './security-headers'
import { hasSession, isPersonalPage, isSessionPage, isStoredPersonalPage } from './session-pages'
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
    isRendered(path) ||
    (isSessionPage(path) && !isStoredPersonalPage(path) && hasSession(request.headers.cookie))
  if (!isForRouter || !mustLoad || showsRenderedPage(request.headers)) {
    return next(request, response)
  }
  return response
    .writeHead(200, {
      ...securityHeaderFields,
      'content-type': 'text/plain',
      'cache-control': 'no-store',
    })
    .end('load')
}

const isRendered = (path: string) => isPersonalPage(path) && !isStoredPersonalPage(path)

/** The route groups of rendered personal pages, as the router names where it stands. */
const RENDERED_GROUPS = ['"(rendered)"', '"admin"']

const PREFETCHES = ['next-router-prefetch', 'next-router-segment-prefetch']

/**
 * A rendered page that asks for itself again has its policy already. Not for a prefetch: that gets
 * the part which Next keeps for everyone, with the nonce of whoever came first and `public`.
 */
function showsRenderedPage(headers: IncomingHttpHeaders): boolean {
  if (PREFETCHES.some((name) => name in headers)) return false
  const tree = String(headers['next-router-state-tree'] ?? '')
  return RENDERED_GROUPS.some(
    (group) => tree.includes(group) || tree.includes(encodeURIComponent(group)),
  )
}
