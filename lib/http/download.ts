import type { Call } from './call'
import { accepted } from './client'
import type { Contract, Sent } from './contract'

/**
 * Fetches the file that a call answers with and has the browser save it under its name. Rejects
 * with an ApiError: a plain link would save the refusal, or nothing, and say no word.
 */
export async function download<C extends Contract>(target: Call<C>, input: Sent<C>): Promise<void> {
  const response = await accepted(target, input)
  const disposition = response.headers.get('content-disposition') ?? ''
  const url = URL.createObjectURL(await response.blob())
  const name = /filename="([^"]*)"/.exec(disposition)?.[1] ?? ''
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Not at once: the browser may only now begin to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
