import { useSyncExternalStore } from 'react'

function follow(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/**
 * What stands behind `#` in the address, where no server sees it. Empty without one, undefined as
 * long as the page is not alive.
 */
export const useHash = (): string | undefined =>
  useSyncExternalStore(
    follow,
    () => window.location.hash.slice(1),
    () => undefined,
  )
