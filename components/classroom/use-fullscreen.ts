'use client'
import { useEffect, useState, type RefObject } from 'react'

/** An element that can fill the screen. On phones that can't, there is no such button. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen()
    // Refused by the browser or its owner: the slides fill the window all the same.
    void change?.catch(() => undefined)
  }
  return { isFull, canFill: document.fullscreenEnabled, toggle }
}
