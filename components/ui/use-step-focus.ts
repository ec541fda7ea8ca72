'use client'
import { useEffect, useRef } from 'react'

/**
 * Brings a step to the top of the window and puts the focus on it: the keyboard and a screen reader
 * go on from there. `takesFocus` is false for the first step of a page, which begins at its top.
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
