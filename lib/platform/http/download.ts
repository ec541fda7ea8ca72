import type { Call } from './call'
import { accepted, ApiError, OFFLINE_MESSAGE, FILE_TIMEOUT_MS } from './client'
import type { Contract, Sent } from './contract'

/** Saves the file of an answer; rejects with an ApiError, where a link would say nothing. */
export async function download<C extends Contract>(target: Call<C>, input: Sent<C>): Promise<void> {
  const response = await accepted(target, input, { timeoutMs: FILE_TIMEOUT_MS })
  const disposition = response.headers.get('content-disposition') ?? ''
  const file = await response.blob().catch(() => {
    // The line was lost, or the timeout came, in the middle of the file.
    throw new ApiError(0, OFFLINE_MESSAGE)
  })
  const url = URL.createObjectURL(file)
  const encoded = /filename\*=UTF-8''([^;]*)/.exec(disposition)?.[1]
  const plain = /filename="([^"]*)"/.exec(disposition)?.[1] ?? ''
  const name = encoded ? decodeURIComponent(encoded) : plain
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Not at once: the browser may only now begin to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
