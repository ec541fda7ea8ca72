import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the cached page until React has hydrated it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
