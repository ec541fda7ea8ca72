import { useSyncExternalStore } from 'react'

function follow(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/**
 * The token of a mailed link, which stands behind `#`, where no server sees it. Empty without one,
 * undefined as long as the page is not alive.
 */
export const useLinkToken = (): string | undefined =>
  useSyncExternalStore(
    follow,
    () => window.location.hash.slice(1),
    () => undefined,
  )
