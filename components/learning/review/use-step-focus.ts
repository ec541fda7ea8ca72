'use client'
import { useEffect, useRef } from 'react'

/** Brings a step to the top of the window and puts the focus on it. */
export function useStepFocus<E extends HTMLElement>(takesFocus: boolean) {
  const target = useRef<E>(null)
  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo(0, 0)
    target.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return target
}
