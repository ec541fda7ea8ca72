import 'server-only'
import { constants } from 'node:zlib'
import compression from 'compression'
import type { Request, Response } from 'express'
import type { Layer } from './server'

const compress = compression({
  threshold: 1_024,
  level: 6,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
})

/** Compresses what the browser can read compressed: brotli before gzip. */
export const withCompression: Layer = (next) => (request, response) =>
  compress(request as Request, response as Response, () => void next(request, response))
