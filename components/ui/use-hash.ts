import { useSyncExternalStore } from 'react'

function follow(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The hash of the address without `#`; empty without one, undefined until the page is alive. */
export const useHash = (): string | undefined =>
  useSyncExternalStore(
    follow,
    () => window.location.hash.slice(1),
    () => undefined,
  )
