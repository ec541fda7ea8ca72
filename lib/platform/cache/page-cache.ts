import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { beforeSending } from '@/lib/platform/http/before-sending'
import { isConstantPerBuild, isCacheable, isSharedCall } from '@/lib/platform/http/is-call'
import { GONE_PATH, NOT_FOUND_PATH } from '@/lib/platform/http/known-addresses'
import { REQUEST_ID_HEADER } from '@/lib/platform/http/request-id'
import type { Layer } from '@/lib/platform/http/server'
import { isPersonalPage } from '@/lib/platform/http/session-pages'
import { count } from '@/lib/platform/measure'
import { currentRequestId } from '@/lib/platform/request-id'
import type { CacheStamp } from './freshness'
import { KEY_HEADERS, reduceToPageKey } from './page-key'
import { setPageCacheHeaders } from './page-lifetime'
import { findPage, keepPage, PAGE_STORE_LIMITS, type StoredPage } from './page-store'
import { stampOfResponse } from './renderings'

/** How long a request waits for another one that renders the same page. */
const WAIT_MS = 5_000

/** Pages being rendered, by path. */
const making = new Map<string, Promise<unknown>>()

/**
 * Serves cached public pages, the router's prefetches of them and build files from their compressed
 * bytes, without rendering, hashing or compressing again. Caches only responses that are the same
 * for all visitors: pages that Next marks so, and shared API calls. Concurrent requests for a page
 * wait for one rendering. Also sets how long other caches may keep a page (page-lifetime).
 */
export const withPageCache: Layer = (next) => async (request, response) => {
  if (!isCacheable(request.url)) return next(request, response)
  const key = reduceToPageKey(request)
  const [path = ''] = (request.url ?? '').split('?')
  let known = key && findPage(key)
  const other = key && !known && making.get(path)
  if (other) {
    await Promise.race([other, setTimeout(WAIT_MS, null, { ref: false })])
    known = findPage(key)
  }
  if (key) count('iskra_page_cache_requests_total', { result: known ? 'hit' : 'miss' })
  if (known) return send(known, request, response)
  setPageCacheHeaders(response)
  if (key && request.method === 'GET') record(key, path, response)
  return next(request, response)
}

function send(
  { status, headers, etag, body }: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (status === 200 && etag && isAmong(etag, request.headers['if-none-match'])) {
    const { 'content-length': _, 'content-encoding': __, ...rest } = headers
    return response.writeHead(304, withId(rest)).end()
  }
  return response.writeHead(status, withId(headers)).end(body)
}

/** Adds the id of this request, which is not stored. */
function withId(headers: StoredPage['headers']): StoredPage['headers'] {
  const id = currentRequestId()
  return id ? { ...headers, [REQUEST_ID_HEADER]: id } : headers
}

/** Compares ETags by RFC 9110: `If-None-Match` is a list of tags, also weak ones, or `*`. */
function isAmong(etag: string, ifNoneMatch = ''): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  const tags = ifNoneMatch.split(',').map(strong)
  return tags.includes(strong(etag)) || tags.includes('*')
}

/** Copies the compressed response and caches it when it is complete. */
function record(key: string, path: string, response: ServerResponse): void {
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
  const made = announceMaking(path)
  beforeSending(response, ['write', 'end'], note)
  response.once('finish', () => {
    const shown = cacheStampFor(response)
    if (shown && bytes <= PAGE_STORE_LIMITS.page) {
      keepPage(key, toPage(response, Buffer.concat(chunks)), shown)
    }
  })
  response.once('close', made)
}

/** Lets other requests wait for this path until the returned function is called. */
function announceMaking(path: string): () => void {
  if (making.has(path)) return () => undefined
  const { promise, resolve } = Promise.withResolvers<null>()
  making.set(path, promise)
  return () => {
    making.delete(path)
    resolve(null)
  }
}

/** The stamp of responses that never change while this process runs. */
const NOTHING: CacheStamp = { tags: [], since: 0 }

/**
 * The stamp of a cacheable response: a page that Next caches itself, an immutable file of the
 * build, or a call with the same response for all visitors. Undefined for all other responses,
 * above all for those that depend on something outside of the key.
 */
function cacheStampFor(response: ServerResponse): CacheStamp | undefined {
  const { statusCode, req } = response
  if (!variesByKey(response) || response.hasHeader('set-cookie')) return undefined
  if (isConstantPerBuild(req.url)) return statusCode === 200 ? NOTHING : undefined
  const shown = stampOfResponse(response)
  if (isSharedCall(req.url)) return statusCode === 200 ? shown : undefined
  const isKeptByNext = response.hasHeader('x-nextjs-cache')
  // The page for all unknown addresses, which Next marks as private.
  if (req.url === NOT_FOUND_PATH) return statusCode === 404 && isKeptByNext ? shown : undefined
  if (statusCode !== 200 && !(statusCode === 410 && req.url === GONE_PATH)) return undefined
  const control = String(response.getHeader('cache-control') ?? '')
  const [path = ''] = (req.url ?? '').split('?')
  if (isPersonalPage(path)) return isKeptByNext ? shown : undefined
  if (/private|no-store/.test(control)) return undefined
  if (isKeptByNext && /s-maxage=\d/.test(control)) return shown
  return control.includes('immutable') ? NOTHING : undefined
}

/** True when every header that the response varies by is in its key (RFC 9110, 12.5.5). */
const variesByKey = (response: ServerResponse): boolean =>
  String(response.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .every((name) => !name || KEY_HEADERS.has(name))

const PER_ANSWER = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  REQUEST_ID_HEADER,
])

function toPage(response: ServerResponse, body: Buffer) {
  const kept = Object.entries(response.getHeaders()).filter(
    ([name, value]) => value !== undefined && !PER_ANSWER.has(name),
  )
  const headers = Object.fromEntries(kept) as Record<string, number | string | string[]>
  headers['content-length'] = body.length
  headers['cache-status'] = 'iskra; hit'
  const etag = response.getHeader('etag')
  return {
    status: response.statusCode,
    headers,
    etag: typeof etag === 'string' ? etag : undefined,
    body,
  }
}
