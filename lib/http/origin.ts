import 'server-only'
import { HttpError, MESSAGES } from './errors'

/**
 * Writes come from this site's pages only: `Origin` is the request's host or `SITE_URL` (design,
 * section 5); without it `Sec-Fetch-Site` must not name another site.
 */
export function assertOwnOrigin(request: Request, siteUrl: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  const isOwn = origin
    ? isHostOf(origin, [request.headers.get('host'), hostOf(siteUrl)])
    : !['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')
  if (!isOwn) throw new HttpError(403, MESSAGES.foreignOrigin)
}

/**
 * Signing out is a GET, which other sites can send by a link, an image, a frame or a HEAD: only this
 * site's own `fetch`, or a caller that is no browser, is accepted.
 */
export function assertOwnFetch({ method, headers }: Request): void {
  const site = headers.get('sec-fetch-site') ?? 'none'
  const isOwn = site === 'same-origin' || site === 'none'
  const isFetch = (headers.get('sec-fetch-dest') ?? 'empty') === 'empty'
  if (method === 'HEAD' || !isOwn || !isFetch) throw new HttpError(403, MESSAGES.foreignOrigin)
}

function isHostOf(origin: string, own: (string | null)[]): boolean {
  const host = hostOf(origin)
  return host !== null && own.includes(host)
}

/** Host and port of an address; an opaque origin such as `null` has none. */
function hostOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).host || null : null
}
