/** Fetches ahead fail in silence; a navigation that fails would be left to the browser. */
const isNavigation = (headers: Headers) =>
  headers.has('rsc') &&
  !headers.has('next-router-prefetch') &&
  !headers.has('next-router-segment-prefetch')

/**
 * Keeps the page where the router's request for the next one gets no answer, also when the browser
 * believes in its connection: the router would hand the address to the browser, which puts its own
 * error in the place of what can still be read. The request stays open instead, and with it what the
 * router does after it, until the connection is back or the next press on a link takes its place.
 * @returns stops keeping
 */
export function keepPage(onKept: () => void): () => void {
  const { fetch } = window
  const kept: typeof fetch = (input, init) => {
    const answer = fetch(input, init)
    if (!isNavigation(new Headers(init?.headers))) return answer
    return answer.catch(async (error: unknown) => {
      if (init?.signal?.aborted) throw error
      onKept()
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      return kept(input, init)
    })
  }
  window.fetch = kept
  return () => {
    if (window.fetch === kept) window.fetch = fetch
  }
}
