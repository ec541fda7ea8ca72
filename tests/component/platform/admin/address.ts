import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
function followAddress(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
for (const name of ['pushState', 'replaceState'] as const) {
  const { [name]: original } = window.history
  window.history[name] = (...args) => {
    original.apply(window.history, args)
    listeners.forEach((one) => one())
  }
}

/** For `vi.mock('next/navigation')`: Next keeps them in sync with the browser's history. */
export const usePathname = () => '/admin/stvari'
export const useSearchParams = () =>
  new URLSearchParams(useSyncExternalStore(followAddress, () => window.location.search))
