/** Prefetches fail silently; a failed navigation would be left to the browser. */
const isNavigation = (headers: Headers) =>
  headers.has('rsc') &&
  !headers.has('next-router-prefetch') &&
  !headers.has('next-router-segment-prefetch')

/**
 * Keeps the page when the router's request for the next one fails, also when the browser says it is
 * online: the router would pass the address to the browser, whose error page would replace what can
 * still be read. The request stays open instead until the connection is back or another link is pressed.
 * @param onKept takes the path of the page that did not come
 * @returns stops keeping
 */
export function keepPage(onKept: (path: string) => void): () => void {
  const { fetch } = window
  const kept: typeof fetch = (input, init) => {
    const answer = fetch(input, init)
    if (!isNavigation(new Headers(init?.headers))) return answer
    return answer.catch(async (error: unknown) => {
      if (init?.signal?.aborted) throw error
      onKept(new URL(String(input), window.location.href).pathname)
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      return kept(input, init)
    })
  }
  window.fetch = kept
  return () => {
    if (window.fetch === kept) window.fetch = fetch
  }
}
