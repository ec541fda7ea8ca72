import 'server-only'
import { MESSAGES } from './errors'
import { isCall } from './is-call'
import { securityHeaderFields } from './security-headers'
import type { Layer } from './server'

const READS = ['GET', 'HEAD']

/**
 * For other methods Next responds to a call with a 500. Each call decides which of these it
 * accepts.
 */
const CALL_METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses methods that pages and files don't support: Next treats a POST as a Server Action and
 * responds with the page. Also refuses OPTIONS, which only pages of other origins would send.
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
