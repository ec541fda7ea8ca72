import 'server-only'
import { randomUUID } from 'node:crypto'
import { currentRequestId, runWithRequestId } from '@/lib/platform/request-id'
import type { Layer } from './server'

export const REQUEST_ID_HEADER = 'x-request-id'

const USABLE = /^[A-Za-z0-9._-]{1,64}$/

/**
 * Outermost layer: names each request. The id is part of each line that is logged meanwhile. Only
 * reverse proxies may choose it.
 */
export const withRequestId =
  (trustedProxies: number): Layer =>
  (next) =>
  (request, response) => {
    const id = (trustedProxies > 0 && usableId(request.headers[REQUEST_ID_HEADER])) || randomUUID()
    return runWithRequestId(id, () => next(request, response))
  }

const usableId = (id: unknown): string | undefined =>
  typeof id === 'string' && USABLE.test(id) ? id : undefined

/**
 * Sends the id with the response. This layer is inside of the page cache, which adds the id to its
 * pages itself: a header that is set before makes Node send all others more slowly.
 */
export const withRequestIdHeader: Layer = (next) => (request, response) => {
  const id = currentRequestId()
  if (id) response.setHeader(REQUEST_ID_HEADER, id)
  return next(request, response)
}
