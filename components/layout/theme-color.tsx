'use client'
import { useEffect } from 'react'

/**
 * The browser's own bar in the colour of the page. The meta tags know the system's look only, so
 * both take the colour of the look that is there.
 */
export function ThemeColor() {
  useEffect(() => {
    const root = document.documentElement
    const paint = () => {
      const page = getComputedStyle(root).getPropertyValue('--page').trim()
      for (const meta of document.querySelectorAll('meta[name=theme-color]'))
        meta.setAttribute('content', page)
    }
    paint()
    const observer = new MutationObserver(paint)
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return null
}
