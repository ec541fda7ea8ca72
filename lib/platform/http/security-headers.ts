import { isCall } from './is-call'
import type { Layer } from './server'

/** React's development tools make functions of texts; nothing that is built does. */
const IN_DEVELOPMENT = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''

/** What Google Analytics loads from and sends to (its own list for a policy). */
const COUNTING = {
  scripts: ' https://*.googletagmanager.com',
  calls:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const NO_COUNTING: typeof COUNTING = { scripts: '', calls: '' }

/**
 * The policy of a stored page, which names its inline scripts by hashes (decision 032).
 * @param isCounted whether visits may be counted there, once the visitor allows it
 */
export const storedCsp = (hashes: string[], isCounted: boolean) =>
  policy(["'self'", ...hashes].join(' '), isCounted ? COUNTING : NO_COUNTING)

function policy(scripts: string, counting = NO_COUNTING): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}${counting.scripts}${IN_DEVELOPMENT}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${counting.calls}`,
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${counting.calls}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Until a layer says more: a page that is not stored, such as Next's own for errors, must work. */
const DEFAULT_CSP = policy("'self' 'unsafe-inline'")

export const securityHeaders = [
  { key: 'Content-Security-Policy', value: DEFAULT_CSP },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** Answers of calls are data and files: opened in a tab they show at most themselves, and act nowhere. */
const CALL_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

export const callHeaders = [{ key: 'Content-Security-Policy', value: CALL_CSP }]

/** The same for answers that are made in front of Next: none of them has a script. */
export const securityHeaderFields: Record<string, string> = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  'Content-Security-Policy': policy("'none'"),
}

/** For what Next answers without the headers of next.config.ts, such as its redirects. */
export const withSecurityHeaders: Layer = (next) => (request, response) => {
  const own = isCall(request.url) ? callHeaders : []
  for (const { key, value } of [...securityHeaders, ...own]) response.setHeader(key, value)
  return next(request, response)
}
