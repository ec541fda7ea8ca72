import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { FILE_MESSAGES } from '@/lib/platform/files/model'
import { sendFileError, sendContent, publicFileHeaders } from '@/lib/platform/files/serving'
import { HttpError } from '@/lib/platform/http/errors'
import type { Layer } from '@/lib/platform/http/server'
import { imagePath } from '@/lib/platform/markdown/library-images'
import { storedWidthFor } from './process'
import { imageVersionMark, croppedImageName, openResizedImage } from './sizes'
import { images } from './tables'

const ADDRESS = new RegExp(`^${imagePath('')}([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-(\\d{3,4})\\.webp)?$`)

/**
 * Serves images of the library: `/slike/{slug}` in the widest stored width, and
 * `/slike/{slug}-{width}.webp`. A browser may cache an image permanently when the query parameter
 * `v` is the current mark; otherwise it revalidates, since the file of an address may be replaced.
 */
export const withLibraryImageServing: Layer = (next) => async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [, slug, width] = ADDRESS.exec(pathname) ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!slug || !isRead) return next(request, response)
  try {
    const asked = { slug, width: Number(width ?? Infinity), mark: searchParams.get('v') }
    await answer(asked, request, response)
  } catch (error) {
    sendFileError(error, response)
  }
}

type Asked = { slug: string; width: number; mark: string | null }

async function answer(asked: Asked, request: IncomingMessage, response: ServerResponse) {
  const [image] = await db().select().from(images).where(eq(images.slug, asked.slug))
  if (!image) throw new HttpError(404, FILE_MESSAGES.missing)
  const width = storedWidthFor(asked.width, image.width)
  const etag = `"${croppedImageName(image)}-${width}"`
  const headers = publicFileHeaders(etag, asked.mark === imageVersionMark(image))
  if (request.headers['if-none-match']?.includes(etag))
    return response.writeHead(304, headers).end()
  const found = await openResizedImage(image, width)
  if (!found) throw new HttpError(404, FILE_MESSAGES.missing)
  const length = { 'content-type': 'image/webp', 'content-length': found.size }
  response.writeHead(200, { ...headers, ...length })
  if (request.method === 'HEAD') {
    await found.content.cancel()
    return response.end()
  }
  await sendContent(found.content, response)
}
