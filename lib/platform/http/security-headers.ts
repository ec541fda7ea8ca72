import { isCall } from './is-call'
import type { Layer } from './server'

/** React's development tools evaluate code from strings; the production build doesn't. */
const IN_DEVELOPMENT = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''

/** Origins that Google Analytics loads from and sends to, from Google's documentation of CSP. */
const COUNTING = {
  scripts: ' https://*.googletagmanager.com',
  calls:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const NO_COUNTING: typeof COUNTING = { scripts: '', calls: '' }

/**
 * The Content-Security-Policy of a stored page, which lists its inline scripts by hash (decision
 * 032).
 * @param isCounted whether visits may be counted on the page if the visitor consents
 */
export const cachedPageCsp = (hashes: string[], isCounted: boolean) =>
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

/**
 * The Content-Security-Policy of pages for which no layer sets another one. It allows all inline
 * scripts, so that pages that are not stored, such as Next's error pages, work.
 */
const DEFAULT_CSP = policy("'self' 'unsafe-inline'")

/** Features of the device that pages may use; none is asked for but the microphone. */
const permissionsPolicy = (microphone: string) => ({
  key: 'Permissions-Policy',
  value: `camera=(), microphone=(${microphone}), geolocation=(), payment=()`,
})

export const securityHeaders = [
  { key: 'Content-Security-Policy', value: DEFAULT_CSP },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  permissionsPolicy(''),
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** Editors record sentences in the admin area; nowhere else may a page use the microphone. */
export const adminHeaderOverrides = [permissionsPolicy('self')]

/** True for pages of the admin area. */
const isAdminPage = (url = '') => /^\/admin(?:[/?]|$)/.test(url)

/**
 * The policy of API responses, which are data and files: opened in a tab, they load nothing and run
 * no scripts.
 */
const CALL_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

export const callHeaderOverrides = [{ key: 'Content-Security-Policy', value: CALL_CSP }]

/** Headers for responses that the layers in front of Next send themselves, without scripts. */
export const layerResponseSecurityHeaders: Record<string, string> = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  'Content-Security-Policy': policy("'none'"),
}

/**
 * Sets the security headers on every response, also where those of next.config.ts don't apply, such
 * as on Next's redirects.
 */
export const withSecurityHeaders: Layer = (next) => (request, response) => {
  const own = isCall(request.url)
    ? callHeaderOverrides
    : isAdminPage(request.url)
      ? adminHeaderOverrides
      : []
  for (const { key, value } of [...securityHeaders, ...own]) response.setHeader(key, value)
  return next(request, response)
}
