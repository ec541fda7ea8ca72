import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { FILE_MESSAGES } from '@/lib/files/model'
import { HttpError } from '@/lib/http/errors'
import { securityHeaderFields } from '@/lib/http/security-headers'
import type { Layer } from '@/lib/http/server'
import { log } from '@/lib/log'
import { imagePath } from '@/lib/markdown/library-images'
import { storedWidth } from './process'
import { markOf, nameOf, openSize } from './sizes'
import { images } from './tables'

const ADDRESS = new RegExp(`^${imagePath('')}([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-(\\d{3,4})\\.webp)?$`)

/**
 * Serves images of the library: `/slike/{slug}` in the widest stored width, and
 * `/slike/{slug}-{width}.webp`. With the current mark in the query a browser may keep it for good;
 * any other address is asked for again, since the file behind it may be replaced.
 */
export const withLibraryImages: Layer = (next) => async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [, slug, width] = ADDRESS.exec(pathname) ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!slug || !isRead) return next(request, response)
  try {
    const asked = { slug, width: Number(width ?? Infinity), mark: searchParams.get('v') }
    await answer(asked, request, response)
  } catch (error) {
    refuse(error, response)
  }
}

type Asked = { slug: string; width: number; mark: string | null }

async function answer(asked: Asked, request: IncomingMessage, response: ServerResponse) {
  const [image] = await db().select().from(images).where(eq(images.slug, asked.slug))
  if (!image) throw new HttpError(404, FILE_MESSAGES.missing)
  const width = storedWidth(asked.width, image.width)
  const etag = `"${nameOf(image)}-${width}"`
  const isCurrent = asked.mark === markOf(image)
  const headers = {
    ...securityHeaderFields,
    etag,
    'cache-control': isCurrent
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  }
  if (request.headers['if-none-match']?.includes(etag))
    return response.writeHead(304, headers).end()
  const found = await openSize(image, width)
  if (!found) throw new HttpError(404, FILE_MESSAGES.missing)
  const length = { 'content-type': 'image/webp', 'content-length': found.size }
  response.writeHead(200, { ...headers, ...length })
  if (request.method === 'HEAD') {
    await found.content.cancel()
    return response.end()
  }
  // Who leaves in the middle breaks nothing.
  await pipeline(Readable.from(found.content), response).catch(() => response.destroy())
}

function refuse(error: unknown, response: ServerResponse): void {
  const isKnown = error instanceof HttpError
  if (!isKnown) log().error({ err: error }, 'An image could not be served')
  const [status, message] = isKnown
    ? [error.status, error.message]
    : [503, FILE_MESSAGES.unavailable]
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, { ...securityHeaderFields, ...plain }).end(message)
}
