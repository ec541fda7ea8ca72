'use client'
import { useEffect, useRef } from 'react'

/**
 * Scrolls to the top and focuses a step, so that screen readers continue there; not for a page's
 * first step.
 */
export function useStepFocus<E extends HTMLElement>(takesFocus = true) {
  const target = useRef<E>(null)
  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo(0, 0)
    target.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return target
}
