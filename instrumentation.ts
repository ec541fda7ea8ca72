import type { Instrumentation } from 'next'

/**
 * Logs errors of pages and files, without personal data. Calls have their own place for it
 * (lib/platform/http/answer).
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  // Next also compiles this file for its edge runtime, which the app does not use.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logPageError } = await import('@/lib/platform/http/page-errors')
  logPageError(error, routePath)
}
