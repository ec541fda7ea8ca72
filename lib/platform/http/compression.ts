import 'server-only'
import { constants } from 'node:zlib'
import compression from 'compression'
import type { Request, Response } from 'express'
import { ANSWER_LENGTH_HEADER } from './answer-length'
import type { Layer } from './server'

/** Next passes headers as lists and without a length, which `compression` would not recognise. */
function isCompressible(request: Request, response: Response): boolean {
  const type = response.getHeader('content-type')
  if (Array.isArray(type)) response.setHeader('content-type', type.join(', '))
  const length = response.getHeader(ANSWER_LENGTH_HEADER)
  if (length !== undefined) {
    response.removeHeader(ANSWER_LENGTH_HEADER)
    response.setHeader('content-length', String(length))
  }
  return compression.filter(request, response)
}

const compress = compression({
  threshold: 1_024,
  filter: isCompressible,
  level: 6,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
})

/** Compresses responses for clients that support it, with brotli or else gzip. */
export const withCompression: Layer = (next) => (request, response) =>
  compress(request as Request, response as Response, () => void next(request, response))
