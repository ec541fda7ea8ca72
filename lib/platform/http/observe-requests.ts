import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseOut, noteFailedRequest } from '@/lib/platform/db/outage'
import { lineLimit } from '@/lib/platform/line-limit'
import { log } from '@/lib/platform/log'
import { count, isMeasuring, observeSeconds, secondsSince, setGauge } from '@/lib/platform/measure'
import { currentRequestId } from '@/lib/platform/request-id'
import { tracing } from '@/lib/platform/tracing'
import { NOT_FOUND_PATH } from './known-addresses'
import { UNKNOWN_ROUTE } from './route-templates'
import type { Layer } from './server'

/** Calls and pages that take longer are logged. */
const SLOW_SECONDS = 1

const maySayMore = lineLimit()

let inFlight = 0

/**
 * Measures requests by their route, logs slow ones, and counts failed ones during an outage of the
 * database.
 * @param routeOf the route's template for a path without query, from a bounded set
 */
export const withRequestObservation =
  (routeOf: (path: string) => string): Layer =>
  (next) =>
  (request, response) => {
    const begin = performance.now()
    // The inner layers change the address, and the end is told outside of the request's context.
    const { url = '/' } = request
    const id = currentRequestId()
    const span = tracing()?.startRequest()
    countInFlight(1)
    response.once('close', () => {
      countInFlight(-1)
      if (response.statusCode >= 500) noteFailedRequest()
      const seconds = secondsSince(begin)
      if (seconds <= SLOW_SECONDS && !isMeasuring() && !span) return
      const route = request.url === NOT_FOUND_PATH ? UNKNOWN_ROUTE : routeOf(pathOf(url))
      const ended = { method: methodOf(request), route, seconds }
      span?.end({ ...ended, status: response.statusCode, id })
      noteEnd({ ...ended, id }, response)
    })
    return span ? span.run(() => next(request, response)) : next(request, response)
  }

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/'

function countInFlight(change: 1 | -1): void {
  inFlight += change
  setGauge('iskra_http_requests_in_flight', {}, inFlight)
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const methodOf = ({ method = '' }: IncomingMessage) => (METHODS.includes(method) ? method : 'other')

type Ended = { id: string | undefined; method: string; route: string; seconds: number }

function noteEnd({ id, method, route, seconds }: Ended, response: ServerResponse) {
  const { statusCode, writableFinished } = response
  const status = writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
  count('iskra_http_requests_total', { route, method, status })
  // Events are sent for as long as a reply is being written, which is not the app's time.
  if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return
  if (writableFinished) observeSeconds('iskra_http_request_duration_seconds', { route }, seconds)
  const isOfOutage = statusCode >= 500 && isDatabaseOut()
  if (seconds <= SLOW_SECONDS || isOfOutage) return
  const limited = maySayMore()
  const facts = { requestId: id, method, route, status: statusCode, seconds: rounded(seconds) }
  if (limited) log().warn({ ...facts, ...limited }, 'A request was slow')
}

const rounded = (seconds: number): number => Math.round(seconds * 1_000) / 1_000
