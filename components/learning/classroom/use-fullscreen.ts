'use client'
import { useEffect, useState, type RefObject } from 'react'

/** An element that can fill the screen. On phones that can't, there is no such button. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  // An iPhone knows nothing of it.
  const canFill = Boolean(document.fullscreenEnabled)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = () => {
    if (!canFill) return
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen()
    // Refused by the browser or its owner: the slides fill the window all the same.
    void change?.catch(() => undefined)
  }
  return { isFull, canFill, toggle }
}
