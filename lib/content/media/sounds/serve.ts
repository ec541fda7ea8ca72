import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { openFile } from '@/lib/platform/files/keep'
import { FILE_MESSAGES } from '@/lib/platform/files/model'
import {
  parseByteRange,
  sendFileError,
  sendContent,
  publicFileHeaders,
} from '@/lib/platform/files/serving'
import { storedFiles } from '@/lib/platform/files/tables'
import { HttpError } from '@/lib/platform/http/errors'
import type { Layer } from '@/lib/platform/http/server'
import { soundSlugOf } from '@/lib/platform/markdown/library-sounds'
import { soundVersionMark } from './in-texts'
import { sounds } from './tables'

/**
 * Serves recordings of the library at `/snimke/{slug}`, with byte ranges, since Safari plays
 * nothing without them. A browser may cache a recording permanently when the query parameter `v` is
 * the current mark.
 */
export const withLibrarySoundServing: Layer = (next) => async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const slug = soundSlugOf(pathname)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!slug || !isRead) return next(request, response)
  try {
    await answer(slug, searchParams.get('v'), request, response)
  } catch (error) {
    sendFileError(error, response)
  }
}

async function answer(
  slug: string,
  mark: string | null,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [sound] = await db()
    .select({ fileId: storedFiles.id, type: storedFiles.type, bytes: storedFiles.bytes })
    .from(sounds)
    .innerJoin(storedFiles, eq(storedFiles.id, sounds.fileId))
    .where(eq(sounds.slug, slug))
  if (!sound) throw new HttpError(404, FILE_MESSAGES.missing)
  const { fileId, type, bytes } = sound
  const etag = `"${fileId}"`
  const headers = {
    ...publicFileHeaders(etag, mark === soundVersionMark(fileId)),
    'accept-ranges': 'bytes',
  }
  if (request.headers['if-none-match']?.includes(etag))
    return response.writeHead(304, headers).end()
  const range = isOfThis(request, etag) ? parseByteRange(request.headers.range, bytes) : 'all'
  if (!range) {
    const all = { 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' }
    return response.writeHead(416, { ...headers, ...all }).end()
  }
  const { from, to } = range === 'all' ? { from: 0, to: bytes - 1 } : range
  const shown = {
    ...{ 'content-type': type, 'content-length': to - from + 1 },
    ...(range !== 'all' && { 'content-range': `bytes ${from}-${to}/${bytes}` }),
  }
  const status = range === 'all' ? 200 : 206
  if (request.method === 'HEAD') return response.writeHead(status, { ...headers, ...shown }).end()
  const { content } = await openFile(fileId, range === 'all' ? undefined : range)
  response.writeHead(status, { ...headers, ...shown })
  await sendContent(content, response)
}

/** A range request with `If-Range` gets a range only when its ETag is the current file's. */
const isOfThis = ({ method, headers }: IncomingMessage, etag: string) =>
  method === 'GET' && (headers['if-range'] ?? etag) === etag
