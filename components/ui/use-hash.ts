import { useSyncExternalStore } from 'react'

function follow(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The address's hash without `#`; empty without one, undefined before hydration. */
export const useHash = (): string | undefined =>
  useSyncExternalStore(
    follow,
    () => window.location.hash.slice(1),
    () => undefined,
  )
