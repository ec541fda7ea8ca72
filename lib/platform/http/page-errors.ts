import 'server-only'
import { isDatabaseUnavailable } from '@/lib/platform/db/errors'
import { log } from '@/lib/platform/log'
import { count } from '@/lib/platform/measure'

/** Errors that were logged. Global, because Next bundles this module a second time. */
const globals = globalThis as { iskraLoggedErrors?: WeakSet<Error> }

/** False for an error that was logged before. */
function isNew(error: unknown): boolean {
  const logged = (globals.iskraLoggedErrors ??= new WeakSet())
  if (!(error instanceof Error)) return true
  const isFirst = !logged.has(error)
  logged.add(error)
  return isFirst
}

/** Logs that a page or file could not be made. */
export function logPageError(error: unknown, route: string): void {
  if (!isNew(error)) return
  if (!isDatabaseUnavailable(error)) count('iskra_errors_total', { source: 'page' })
  log().error({ route, err: error }, 'A page failed')
}

/** Time in which an error that Next prints is logged by `logPageError`, which knows its route. */
const PRINTED_MS = 200

/**
 * Logs errors that Next prints, instead of printing them, once each and without the values that
 * their texts and properties repeat.
 */
export function logPrintedErrors(): void {
  const print = console.error
  console.error = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error)
    if (!error) return print(...values)
    setTimeout(() => {
      if (isNew(error)) log().error({ err: error }, 'An unexpected error')
    }, PRINTED_MS)
  }
}
