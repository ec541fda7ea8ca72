import type { Layer } from './server'

/** React's development tools make functions of texts; nothing that is built does. */
const IN_DEVELOPMENT = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''

/** Until a layer says more: a page that is not stored, such as Next's own for errors, must work. */
const DEFAULT_CSP = policy("'self' 'unsafe-inline'")

/** The policy of a stored page, which names its inline scripts by hashes (decision 032). */
export const storedCsp = (hashes: string[]) => policy(["'self'", ...hashes].join(' '))

function policy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}${IN_DEVELOPMENT}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const securityHeaders = [
  { key: 'Content-Security-Policy', value: DEFAULT_CSP },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** The same for answers that are made in front of Next. */
export const securityHeaderFields: Record<string, string> = Object.fromEntries(
  securityHeaders.map(({ key, value }) => [key, value]),
)

/** For what Next answers without the headers of next.config.ts, such as its redirects. */
export const withSecurityHeaders: Layer = (next) => (request, response) => {
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  return next(request, response)
}
