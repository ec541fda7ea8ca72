'use client'
import { useEffect, useState, type RefObject } from 'react'

/** Shows an element in full screen. Where `canFill` is false, the button is missing. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  // iPhones don't support it.
  const canFill = Boolean(document.fullscreenEnabled)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = () => {
    if (!canFill) return
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen()
    // Refused by the browser or its settings: the slides fill the window anyway.
    void change?.catch(() => undefined)
  }
  return { isFull, canFill, toggle }
}
