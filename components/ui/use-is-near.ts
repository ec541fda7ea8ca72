'use client'
import { useEffect, useState, type RefObject } from 'react'

/** How far below the screen a place is near, so that it is ready when it comes into sight. */
const NEAR = '0px 0px 600px'

/** Whether a place has been in sight, or nearly: what is loaded for it can wait until then. */
export function useIsNear(place: RefObject<HTMLElement | null>): boolean {
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
