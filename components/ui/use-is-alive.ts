import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the stored page and until React has taken it over. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
