import type { ApiCall } from './api-call'
import { fetchAcceptedResponse, ApiError, OFFLINE_MESSAGE, FILE_TIMEOUT_MS } from './client'
import type { Contract, CallerInput } from './contract'

/** Downloads and saves a file. Unlike a plain link, it rejects with an ApiError on failure. */
export async function download<C extends Contract>(
  target: ApiCall<C>,
  input: CallerInput<C>,
): Promise<void> {
  const response = await fetchAcceptedResponse(target, input, { timeoutMs: FILE_TIMEOUT_MS })
  const disposition = response.headers.get('content-disposition') ?? ''
  const file = await response.blob().catch(() => {
    // The connection was lost, or the timeout expired, during the transfer.
    throw new ApiError(0, OFFLINE_MESSAGE)
  })
  const url = URL.createObjectURL(file)
  const encoded = /filename\*=UTF-8''([^;]*)/.exec(disposition)?.[1]
  const plain = /filename="([^"]*)"/.exec(disposition)?.[1] ?? ''
  const name = encoded ? decodeURIComponent(encoded) : plain
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Delayed, since the browser may start to read the URL only later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
