import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findPage, keepPage, pageGeneration, PAGE_STORE_LIMITS } from '@/lib/cache/page-store'
import { beforeSending } from './before-sending'
import { isCall } from './is-call'
import { NOWHERE } from './nowhere'
import { limitPageLifetime } from './page-lifetime'
import { hasSession, isSessionPage } from './session-pages'
import type { Layer } from './server'

/**
 * Answers cached public pages, what the router fetches of them ahead, and build files from their
 * compressed bytes, without rendering, hashing or compressing again. Only what Next itself marks
 * as the same for everyone is kept. Where middleware.ts sends signed-in visitors elsewhere, they
 * pass by. Also decides how long others may keep a page (page-lifetime).
 */
export const withPageCache: Layer = (next) => (request, response) => {
  if (isCall(request.url)) return next(request, response)
  const key = mayAnswer(request) ? keyOf(request) : undefined
  const known = key && findPage(key)
  if (known) return send(known, request, response)
  limitPageLifetime(response)
  if (key && request.method === 'GET') record(key, response)
  return next(request, response)
}

function mayAnswer({ method, url = '', headers }: IncomingMessage): boolean {
  const isRead = (method === 'GET' || method === 'HEAD') && !headers.range
  if (!isRead || (hasSession(headers.cookie) && isSessionPage(pathOf(url)))) return false
  const isPage = NEXT_HEADERS.every((name) => !(name in headers)) && !('next-url' in headers)
  return isPage ? !url.includes('?') : isAhead(url, headers)
}

const pathOf = (url = '/') => url.split('?')[0] ?? '/'

/** What decides the answer besides the address: with one of them it is data for Next's router. */
const NEXT_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
]

/**
 * A part of a page that the router fetches before anyone asks for the page: about eight for each
 * visit, 2 to 3 ms of Next's each. `next-url`, the page they are asked from, and the number in
 * `_rsc` are the client's to choose and change nothing: they name no copy of their own.
 */
const isAhead = (url: string, headers: IncomingMessage['headers']) =>
  headers.rsc === '1' &&
  /^[12]?$/.test(String(headers['next-router-prefetch'] ?? '')) &&
  'next-router-segment-prefetch' in headers &&
  !('next-router-state-tree' in headers) &&
  /^[^?]*\?_rsc=[\w-]*$/.test(url)

/** An encoding that the client says it can't read: `br;q=0`. */
const REFUSED = /[\w*-]+\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi

/** One copy an address, encoding and kind. The encoding sent on is the one in the key. */
function keyOf(request: IncomingMessage): string {
  const accepted = String(request.headers['accept-encoding'] ?? '').replace(REFUSED, '')
  const encoding = /\bbr\b/i.test(accepted)
    ? 'br'
    : /\bgzip\b/i.test(accepted)
      ? 'gzip'
      : 'identity'
  request.headers['accept-encoding'] = encoding
  const kind = NEXT_HEADERS.map((name) => request.headers[name] ?? '')
  return [encoding, pathOf(request.url), ...kind].join('\n')
}

function send(
  { status, headers, etag, body }: NonNullable<ReturnType<typeof findPage>>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (status === 200 && etag && isAmong(etag, request.headers['if-none-match'])) {
    const { 'content-length': _, 'content-encoding': __, ...rest } = headers
    return response.writeHead(304, rest).end()
  }
  return response.writeHead(status, headers).end(body)
}

/** Compares as RFC 9110 asks: a list of tags, weak ones too, or any. */
function isAmong(etag: string, ifNoneMatch = ''): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  const tags = ifNoneMatch.split(',').map(strong)
  return tags.includes(strong(etag)) || tags.includes('*')
}

/** Listens to what is sent, below the compression, and keeps it when it is whole. */
function record(key: string, response: ServerResponse): void {
  const generation = pageGeneration()
  const chunks: Buffer[] = []
  let bytes = 0
  const note = ([chunk, encoding]: unknown[]) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return
    bytes += (chunk as Buffer | string).length
    if (bytes > PAGE_STORE_LIMITS.page) return
    const charset = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
    chunks.push(
      typeof chunk === 'string' ? Buffer.from(chunk, charset) : Buffer.from(chunk as Buffer),
    )
  }
  beforeSending(response, ['write', 'end'], note)
  response.once('finish', () => {
    if (bytes > PAGE_STORE_LIMITS.page || !isShared(response)) return
    keepPage(key, toPage(response, Buffer.concat(chunks)), generation)
  })
}

/**
 * True for a page that Next keeps itself and for the immutable files of the build. Never for what
 * depends on something that the key does not name.
 */
function isShared(response: ServerResponse): boolean {
  const isKeptByNext = response.hasHeader('x-nextjs-cache')
  const dependsOnMore = /next-url|cookie|\*/i.test(String(response.getHeader('vary') ?? ''))
  if (dependsOnMore || response.hasHeader('set-cookie')) return false
  // The one page of all unknown addresses. Next calls it private, so that no one else keeps it.
  if (response.req.url === NOWHERE) return response.statusCode === 404 && isKeptByNext
  const control = String(response.getHeader('cache-control') ?? '')
  const isPage = isKeptByNext && /s-maxage=\d/.test(control)
  const isPublic = !/private|no-store/.test(control)
  return response.statusCode === 200 && isPublic && (isPage || control.includes('immutable'))
}

const PER_ANSWER = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

function toPage(response: ServerResponse, body: Buffer) {
  const kept = Object.entries(response.getHeaders()).filter(
    ([name, value]) => value !== undefined && !PER_ANSWER.has(name),
  )
  const headers = Object.fromEntries(kept) as Record<string, number | string | string[]>
  headers['content-length'] = body.length
  const etag = response.getHeader('etag')
  return {
    status: response.statusCode,
    headers,
    etag: typeof etag === 'string' ? etag : undefined,
    body,
  }
}
