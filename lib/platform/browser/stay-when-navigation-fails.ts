/** True for the router's navigation requests, but not for prefetches, which may fail silently. */
const isNavigation = (headers: Headers) =>
  headers.has('rsc') &&
  !headers.has('next-router-prefetch') &&
  !headers.has('next-router-segment-prefetch')

/**
 * Keeps the current page when the router's request for the next one fails, even if the browser
 * believes it is online. Otherwise the router would load the address, and the browser's error page
 * would replace a readable page. The request stays pending until the connection is back or another
 * link is clicked.
 * @param onKept gets the path of the page that failed to load
 * @returns a function that restores the original `fetch`
 */
export function stayWhenNavigationFails(onKept: (path: string) => void): () => void {
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
