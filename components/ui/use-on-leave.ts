'use client'
import { usePathname } from 'next/navigation'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Runs `leave` when the page is left: by a link, back or forward. Next keeps the page before hidden
 * instead of removing it, so whatever opens over a page has to close itself here. A dialog in the
 * browser's top layer would otherwise cover the next page too, and the page that back leads to.
 */
export function useOnLeave(leave: () => void): void {
  const pathname = usePathname()
  const current = useRef<string | null>(null)
  const onLeave = useEffectEvent(leave)
  useLayoutEffect(() => {
    current.current = pathname
    return () => {
      current.current = null
      // Strict mode runs effects twice at once: then the page is still there a moment later.
      queueMicrotask(() => {
        if (current.current !== pathname) onLeave()
      })
    }
  }, [pathname])
}
