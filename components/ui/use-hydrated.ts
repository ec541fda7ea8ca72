import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the stored page, until React has hydrated it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
