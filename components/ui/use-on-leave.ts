'use client'
import { usePathname } from 'next/navigation'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Runs `leave` when the page is left. Next only hides it, so that an open dialog would cover other
 * pages.
 */
export function useOnLeave(leave: () => void): void {
  const pathname = usePathname()
  const current = useRef<string | null>(null)
  const onLeave = useEffectEvent(leave)
  useLayoutEffect(() => {
    current.current = pathname
    return () => {
      current.current = null
      // Strict mode runs effects twice; then the page is still the same a moment later.
      queueMicrotask(() => {
        if (current.current !== pathname) onLeave()
      })
    }
  }, [pathname])
}
