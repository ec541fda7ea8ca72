import 'server-only'
import { log, setKnownErrors } from '@/lib/platform/log'
import { isDatabaseUnavailable, isDatabaseUnreachable, rootOf } from './errors'

type Outage = { sinceMs: number; lastFailureMs: number; failedRequests: number }

/** Global, because Next bundles this module a second time. */
const globals = globalThis as { iskraOutage?: Outage | undefined }

/** An answer ends an outage only after this time without failures, since some may still succeed. */
const QUIET_MS = 1_000

/**
 * Notes that a statement or a connection failed. An outage is logged once when it begins and once
 * when it ends; until then no line repeats its errors.
 */
export function noteDatabaseFailure(error: unknown, now = Date.now()): void {
  if (!isDatabaseUnreachable(error)) return
  if (globals.iskraOutage) {
    globals.iskraOutage.lastFailureMs = now
    return
  }
  globals.iskraOutage = { sinceMs: now, lastFailureMs: now, failedRequests: 0 }
  const { code, message: reason } = rootOf(error)
  // Connections belong to no request, so the line names none.
  log().error({ requestId: undefined, code, reason }, 'The database is unavailable')
  setKnownErrors(isDatabaseUnavailable)
}

/** Notes that the database answered. */
export function noteDatabaseAnswer(now = Date.now()): void {
  const outage = globals.iskraOutage
  if (!outage || now - outage.lastFailureMs < QUIET_MS) return
  endOutage()
  const seconds = Math.round((now - outage.sinceMs) / 1_000)
  const { failedRequests } = outage
  const facts = { requestId: undefined, seconds, failedRequests }
  log().warn(facts, 'The database is available again')
}

export const isDatabaseOut = (): boolean => globals.iskraOutage !== undefined

/** Counts a request that was answered with a server error. */
export function noteFailedRequest(): void {
  if (globals.iskraOutage) globals.iskraOutage.failedRequests += 1
}

/** Forgets an outage without a line. */
function endOutage(): void {
  globals.iskraOutage = undefined
  setKnownErrors(undefined)
}
