import 'server-only'
import { MESSAGES } from './errors'
import { isCall } from './is-call'
import { securityHeaderFields } from './security-headers'
import type { Layer } from './server'

const READS = ['GET', 'HEAD']

/** Beyond these Next answers a call with a 500. Which of them a call takes it says itself. */
const CALL_METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses methods that a page or file does not take: Next answers a POST with the page, for Server
 * Actions. OPTIONS too, which only a page of another origin would send.
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
