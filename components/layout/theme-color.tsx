'use client'
import { useTheme } from 'next-themes'
import { useEffect } from 'react'
import { THEME_COLORS } from '@/lib/site/theme-colors'

/**
 * The browser's own bar in the colour of the page. Each meta tag has the colour of its system look;
 * a look that was chosen gives its colour to both. Nothing is measured: to ask for a computed style
 * here makes the browser lay the whole page out before it can be used.
 */
export function ThemeColor() {
  const { theme } = useTheme()
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
