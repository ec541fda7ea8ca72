import type { ApiCall } from './api-call'
import { ApiError, call, type Fetch } from './client'
import {
  ANY_FILE_TYPE,
  type Contract,
  type CallerResult,
  type CallerInput,
  uploadLimits,
} from './contract'
import { tooLargeMessage, wrongTypeMessage } from './upload-messages'

/** Twenty megabytes take three minutes at one megabit per second. */
const UPLOAD_TIMEOUT_MS = 300_000

/**
 * Sends a file and reports progress from 0 to 1. A file that is too large or of a wrong type is
 * refused before sending, because the server would close the connection in the middle of it.
 */
export async function upload<C extends Contract>(
  contract: C,
  input: CallerInput<C> & { body: File },
  onProgress: (share: number) => void,
): Promise<CallerResult<C>> {
  const { maxBytes = Infinity, types = [] } = uploadLimits(contract) ?? {}
  const { size, type } = input.body
  if (size > maxBytes) throw new ApiError(413, tooLargeMessage(maxBytes))
  if (!types.includes(type) && !types.includes(ANY_FILE_TYPE))
    throw new ApiError(415, wrongTypeMessage(types))
  const send = call as (
    target: ApiCall,
    input: object,
    options: { fetch: Fetch; timeoutMs: number },
  ) => Promise<CallerResult<C>>
  return send(contract, input, { fetch: withProgress(onProgress), timeoutMs: UPLOAD_TIMEOUT_MS })
}

/** A replacement for `fetch`, which can't report upload progress; XMLHttpRequest can. */
const withProgress =
  (onProgress: (share: number) => void): Fetch =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('No answer'))
      request.onabort = request.onerror
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit)
    })
