'use client'
import { createContext, use, useEffect } from 'react'

export type Look = 'light' | 'dark'

/** Forces a theme on the page; provided by the theme provider. */
export const ForcedLook = createContext<(look: Look | undefined) => void>(() => undefined)

/**
 * Forces a theme on the whole page while the component is mounted, whatever the choice
 * (rule 6.7: a route may force the colour mode).
 */
export function useForcedLook(look: Look): void {
  const force = use(ForcedLook)
  useEffect(() => {
    force(look)
    return () => force(undefined)
  }, [force, look])
}
