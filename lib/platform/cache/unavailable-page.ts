import 'server-only'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { beforeSending } from '@/lib/platform/http/before-sending'
import { isCall } from '@/lib/platform/http/is-call'
import { REQUEST_ID_HEADER } from '@/lib/platform/http/request-id'
import { layerResponseSecurityHeaders } from '@/lib/platform/http/security-headers'
import type { Layer } from '@/lib/platform/http/server'
import { reduceToPageKey } from './page-key'
import { findPageEvenIfStale, type StoredPage } from './page-store'

const RETRY_AFTER_SECONDS = 5

/** Needs no other files, since anything else may have failed. */
const PAGE = `<!doctype html>
<html lang="hr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Odmah se vraćamo | Iskra</title>
<style>
  body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1rem; text-align: center; background: #fffaf2; color: #241a3f }
  h1 { font-size: 2rem; margin: 0 } p { margin: 0 }
  a { background: #ffb224; color: #3a1f00; font-weight: 700; padding: .7rem 1.4rem; border-radius: .9rem; text-decoration: none }
  @media (prefers-color-scheme: dark) { body { background: #14112a; color: #f5f1ff } }
</style>
<h1>Iskra se nakratko odmara</h1>
<p>Nije do tebe. Pokušaj ponovno za koji trenutak.</p>
<a href="">Pokušaj ponovno</a>
</html>
`

/** Conditional headers of writes, on which Next fails, and which reads don't need. */
const FOR_WRITES = ['if-match', 'if-unmodified-since']

type Substitute = Pick<StoredPage, 'status' | 'headers'> & { body: Buffer | string }

const UNAVAILABLE: Substitute = {
  status: 503,
  headers: {
    ...layerResponseSecurityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
    'content-length': Buffer.byteLength(PAGE),
  },
  body: PAGE,
}

/**
 * Replaces a page that could not be rendered with its last copy, however old, or without one with a
 * 503 page in Croatian and a `Retry-After` header.
 */
export const withUnavailablePage: Layer = (next) => (request, response) => {
  const isForRouter = 'rsc' in request.headers
  if (isCall(request.url)) return next(request, response)
  for (const name of FOR_WRITES) delete request.headers[name]
  replaceFailure(response, () => {
    return unsatisfiable(response) ?? lastCopy(request) ?? (isForRouter ? null : UNAVAILABLE)
  })
  return next(request, response)
}

/** The last copy without `x-nextjs-cache`, which would mark it as cacheable. */
function lastCopy(request: IncomingMessage): Substitute | null {
  const key = reduceToPageKey(request)
  const page = key && findPageEvenIfStale(key)
  if (!page) return null
  const { 'x-nextjs-cache': _, ...headers } = page.headers
  return { ...page, headers }
}

/**
 * Next fails on a range beyond the end of a file, after it has set a header with the file's size.
 */
function unsatisfiable(response: ServerResponse): Substitute | null {
  const range = String(response.getHeader('content-range') ?? '')
  if (!range.startsWith('bytes */')) return null
  const headers = { ...layerResponseSecurityHeaders, 'content-range': range, 'content-length': 0 }
  return { status: 416, headers, body: '' }
}

/** Sends the result of `substitute` instead of a server error; null sends the error. */
function replaceFailure(response: ServerResponse, substitute: () => Substitute | null): void {
  let sent: Substitute | null = null
  onHeaders(response, () => {
    if (response.statusCode >= 500) sent = substitute()
    if (!sent) return
    for (const name of response.getHeaderNames()) {
      if (name !== REQUEST_ID_HEADER) response.removeHeader(name)
    }
    response.statusCode = sent.status
    response.statusMessage = STATUS_CODES[sent.status] ?? ''
    response.setHeaders(new Map(Object.entries(sent.headers)))
  })
  beforeSending(response, ['write', 'end'], (args, method) => {
    // Only the head decides whether anything is replaced.
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (!sent) return
    const part = method === 'end' ? sent.body : ''
    args.splice(0, args.length, part, ...args.filter(isCallback))
  })
}

const isCallback = (value: unknown): boolean => typeof value === 'function'
