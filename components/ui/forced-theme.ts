'use client'
import { createContext, use, useEffect } from 'react'

export type ThemeName = 'light' | 'dark'

/** Forces a theme on the page; provided by the theme provider. */
export const ForcedThemeContext = createContext<(look: ThemeName | undefined) => void>(
  () => undefined,
)

/**
 * Forces a theme on the whole page while the component is mounted, whatever the choice
 * (rule 6.7: a route may force the colour mode).
 */
export function useForcedTheme(look: ThemeName): void {
  const force = use(ForcedThemeContext)
  useEffect(() => {
    force(look)
    return () => force(undefined)
  }, [force, look])
}
