import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findPage, keepPage, pageGeneration, PAGE_STORE_LIMITS } from '@/lib/cache/page-store'
import { beforeSending } from '@/lib/http/before-sending'
import { isKeepable, isSharedCall } from '@/lib/http/is-call'
import { NOWHERE } from '@/lib/http/nowhere'
import { KEY_HEADERS, pageKey } from './page-key'
import { limitPageLifetime } from './page-lifetime'
import { isStoredPersonalPage } from '@/lib/http/session-pages'
import type { Layer } from '@/lib/http/server'

/**
 * Answers cached public pages, what the router fetches of them ahead, and build files from their
 * compressed bytes, without rendering, hashing or compressing again. Only what Next itself marks
 * as the same for everyone is kept, and the calls that are. Also decides how long others may keep a page (page-lifetime).
 */
export const withPageCache: Layer = (next) => (request, response) => {
  if (!isKeepable(request.url)) return next(request, response)
  const key = pageKey(request)
  const known = key && findPage(key)
  if (known) return send(known, request, response)
  limitPageLifetime(response)
  if (key && request.method === 'GET') record(key, response)
  return next(request, response)
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
  if (!variesByKey(response) || response.hasHeader('set-cookie')) return false
  if (isSharedCall(response.req.url)) return response.statusCode === 200
  // The one page of all unknown addresses. Next calls it private, so that no one else keeps it.
  if (response.req.url === NOWHERE) return response.statusCode === 404 && isKeptByNext
  const control = String(response.getHeader('cache-control') ?? '')
  const isPage = isKeptByNext && /s-maxage=\d/.test(control)
  const [path = ''] = (response.req.url ?? '').split('?')
  if (isStoredPersonalPage(path)) return response.statusCode === 200 && isKeptByNext
  const isPublic = !/private|no-store/.test(control)
  return response.statusCode === 200 && isPublic && (isPage || control.includes('immutable'))
}

/** True when all that the answer depends on is in its key (RFC 9110, 12.5.5). */
const variesByKey = (response: ServerResponse): boolean =>
  String(response.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .every((name) => !name || KEY_HEADERS.has(name))

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
