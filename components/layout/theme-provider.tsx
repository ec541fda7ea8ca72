'use client'
import { ThemeProvider as NextThemes, useTheme } from 'next-themes'
import { useEffect, useState, type ReactNode } from 'react'
import { ForcedThemeContext, type ThemeName } from '@/components/ui/forced-theme'
import { THEME_COLORS } from '@/lib/site/dynamic-content/theme-colors'

/**
 * The colour theme: the system's or a choice, stored in local storage (rule 6.7).
 * The library's own disabling of transitions is off: it also runs at every page start and makes the
 * browser restyle everything twice. The toggle disables them when the theme changes.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [forced, setForced] = useState<ThemeName>()
  return (
    <NextThemes attribute="data-theme" defaultTheme="system" enableSystem forcedTheme={forced}>
      <ThemeColor />
      <ForcedThemeContext value={setForced}>{children}</ForcedThemeContext>
    </NextThemes>
  )
}

/** Sets the browser bar to the page's colour. Reading a computed style would force a layout. */
export function ThemeColor() {
  const { theme: chosen, forcedTheme: theme = chosen } = useTheme()
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const look = theme === 'light' || theme === 'dark' ? theme : lookOf(meta)
      if (meta.content !== THEME_COLORS[look]) meta.content = THEME_COLORS[look]
    }
  }, [theme])
  return null
}

const lookOf = (meta: HTMLMetaElement) =>
  meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
