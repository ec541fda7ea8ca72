import 'server-only'
import { MESSAGES } from './errors'
import { isCall } from './is-call'
import { layerResponseSecurityHeaders } from './security-headers'
import type { Layer } from './server'

const READS = ['GET', 'HEAD']

/**
 * The methods that reach the endpoints, each of which accepts some of them. For any other method
 * Next would respond with a 500.
 */
const CALL_METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses methods that pages, files and calls don't support, with a 405. Next would treat a POST to
 * a page as a Server Action and respond with the page. Pages and files refuse OPTIONS too, which
 * only pages of other origins would send.
 */
export const withAllowedMethods: Layer = (next) => (request, response) => {
  const allowed = isCall(request.url) ? CALL_METHODS : READS
  if (allowed.includes(request.method ?? '')) return next(request, response)
  const body = isCall(request.url) ? JSON.stringify({ message: MESSAGES.methodNotAllowed }) : ''
  return response
    .writeHead(405, {
      ...layerResponseSecurityHeaders,
      allow: allowed.join(', '),
      'cache-control': 'no-store',
      ...(body && { 'content-type': 'application/json' }),
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
}
