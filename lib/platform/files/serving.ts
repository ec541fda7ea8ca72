import 'server-only'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HttpError } from '@/lib/platform/http/errors'
import { layerResponseSecurityHeaders } from '@/lib/platform/http/security-headers'
import { log } from '@/lib/platform/log'
import { FILE_MESSAGES, type ByteRange } from './model'

/** Headers of a public file; under its current name it may be cached for good. */
export const publicFileHeaders = (etag: string, isCurrent: boolean) => ({
  ...layerResponseSecurityHeaders,
  etag,
  'cache-control': isCurrent
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate',
})

/** Streams a file to a response. A client that disconnects early causes no error. */
export const sendContent = (content: ReadableStream<Uint8Array>, response: ServerResponse) =>
  pipeline(Readable.from(content), response).catch(() => response.destroy())

export function sendFileError(error: unknown, response: ServerResponse): void {
  const isKnown = error instanceof HttpError
  if (!isKnown) log().error({ err: error }, 'A file could not be served')
  const [status, message] = isKnown
    ? [error.status, error.message]
    : [503, FILE_MESSAGES.unavailable]
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, { ...layerResponseSecurityHeaders, ...plain }).end(message)
}

/**
 * The requested range of a file (RFC 9110, section 14): the whole file without a range or for
 * several ranges; null for an invalid or unsatisfiable range.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'all' | null {
  if (!header?.startsWith('bytes=') || header.includes(',')) return 'all'
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header) ?? []
  if (!first && !last) return null
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from <= to && from < size ? { from, to } : null
}
