import 'server-only'
import { HttpError, MESSAGES } from './errors'

/**
 * The settings that determine the site's own address: `SITE_URL`, and the number of reverse
 * proxies.
 */
type Site = { SITE_URL?: string | undefined; TRUST_PROXY: number }

/**
 * Accepts writes only from this site's pages: `Origin` must be `SITE_URL` or the request's host
 * (rule 3.5); without `Origin`, `Sec-Fetch-Site` must not name another site.
 */
export function assertOwnOrigin(request: Request, site: Site): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  const isOwn = origin
    ? ownOrigins(request.headers.get('host'), site).includes(originOf(origin) ?? '')
    : !['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')
  if (!isOwn) throw new HttpError(403, MESSAGES.foreignOrigin)
}

/**
 * Signing out is a GET, which other sites could send by a link, an image, a frame or a HEAD. So
 * only this site's own `fetch`, or a client that is no browser, is accepted.
 */
export function assertOwnFetch({ method, headers }: Request): void {
  const site = headers.get('sec-fetch-site') ?? 'none'
  const isOwn = site === 'same-origin' || site === 'none'
  const isFetch = (headers.get('sec-fetch-dest') ?? 'empty') === 'empty'
  if (method === 'HEAD' || !isOwn || !isFetch) throw new HttpError(403, MESSAGES.foreignOrigin)
}

/** TLS ends at a reverse proxy; without a proxy, no page of this site has an https origin. */
function ownOrigins(host: string | null, { SITE_URL, TRUST_PROXY }: Site): string[] {
  const stated = originOf(SITE_URL)
  const own = stated ? [stated] : []
  if (!host || stated?.endsWith(`//${host}`)) return own
  const asked = [`http://${host}`, ...(TRUST_PROXY ? [`https://${host}`] : [])]
  return [...own, ...asked.flatMap((one) => originOf(one) ?? [])]
}

/** Scheme, host and port of an address; null for an opaque origin such as `null`. */
function originOf(url: string | undefined): string | null {
  const { origin, host } = url && URL.canParse(url) ? new URL(url) : {}
  return origin && host ? origin : null
}
