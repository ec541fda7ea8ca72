'use client'
import { createContext, use, useEffect } from 'react'

export type Look = 'light' | 'dark'

/** Sets the look that is forced on the page; the theme provider gives it. */
export const ForcedLook = createContext<(look: Look | undefined) => void>(() => undefined)

/**
 * Gives the whole page one look while the component is there, whatever was chosen (specification,
 * section 3: a route may force the colour mode).
 */
export function useForcedLook(look: Look): void {
  const force = use(ForcedLook)
  useEffect(() => {
    force(look)
    return () => force(undefined)
  }, [force, look])
}
