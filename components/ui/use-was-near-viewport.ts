'use client'
import { useEffect, useState, type RefObject } from 'react'

/**
 * The distance below the screen within which a place counts as near, so that it is ready when
 * visible.
 */
const NEAR = '0px 0px 600px'

/** True once an element has been visible or nearly; its content can be loaded then. */
export function useWasNearViewport(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    })
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [place])
  return isNear
}
