import 'server-only'
import type { CustomFetch } from 'openid-client'
import { OIDC_LIMITS } from './limits'

/** The provider sent more than the limit allows. */
export class ResponseTooLongError extends Error {}

/**
 * A `fetch` that protects against a misbehaving provider: no redirects, which could lead into the
 * server's own network, and no long responses.
 */
export const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, {
    ...(options as RequestInit),
    redirect: 'error',
    cache: 'no-store',
  })
  const body = await readBounded(response.body)
  const { status, statusText, headers } = response
  return new Response(body.length ? body : null, { status, statusText, headers })
}

async function readBounded(body: ReadableStream<Uint8Array> | null) {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop closes the connection.
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > OIDC_LIMITS.responseBytes) throw new ResponseTooLongError()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
