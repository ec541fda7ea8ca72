import 'server-only'
import { isCall } from './is-call'
import { securityHeaderFields } from './security-headers'
import type { Layer } from './server'

/**
 * Refuses every method that a page or file does not take. Next alone answers a POST with the page,
 * for Server Actions, which Iskra does not have (design, section 5). OPTIONS is refused as well:
 * only a page of another origin would ask first, and none may write here.
 */
export const withReadOnlyPages: Layer = (next) => (request, response) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead || isCall(request.url)) return next(request, response)
  return response
    .writeHead(405, {
      ...securityHeaderFields,
      allow: 'GET, HEAD',
      'cache-control': 'no-store',
      'content-length': 0,
    })
    .end()
}
