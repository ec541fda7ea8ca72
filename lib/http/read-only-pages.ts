import 'server-only'
import { MESSAGES } from './errors'
import { isCall } from './is-call'
import { securityHeaderFields } from './security-headers'
import type { Layer } from './server'

const READS = ['GET', 'HEAD']

/** Beyond these Next answers a call with a 500. Which of them a call takes it says itself. */
const CALL_METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses every method that a page or file does not take. Next alone answers a POST with the page,
 * for Server Actions, which Iskra does not have (design, section 5). OPTIONS is refused as well:
 * only a page of another origin would ask first, and none may write here.
 */
export const withReadOnlyPages: Layer = (next) => (request, response) => {
  const allowed = isCall(request.url) ? CALL_METHODS : READS
  if (allowed.includes(request.method ?? '')) return next(request, response)
  const body = isCall(request.url) ? JSON.stringify({ message: MESSAGES.methodNotAllowed }) : ''
  return response
    .writeHead(405, {
      ...securityHeaderFields,
      allow: allowed.join(', '),
      'cache-control': 'no-store',
      ...(body && { 'content-type': 'application/json' }),
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
}
