'use client'
import { useEffect } from 'react'

const TICK_MS = 1_000

/** How far two clocks may drift apart between ticks. */
const DRIFT_MS = 3_000

const drift = () => Date.now() - performance.now()

/**
 * Tells when the page's clock may have stood still: most devices stop it while they sleep. That is
 * when the pupil comes back to the page, and, for a lid that was closed over it, when the wall
 * clock runs ahead of it. Anybody can set that one, so it only raises the question.
 * @param onDoubt stays the same between renders
 */
export function useDoubtedClock(isTimed: boolean, onDoubt: () => void): void {
  useEffect(() => {
    if (!isTimed) return
    const left = new AbortController()
    const onBack = () => {
      if (document.visibilityState === 'visible') onDoubt()
    }
    document.addEventListener('visibilitychange', onBack, left)
    window.addEventListener('pageshow', onBack, left)
    let last = drift()
    const timer = setInterval(() => {
      const next = drift()
      if (Math.abs(next - last) > DRIFT_MS) onDoubt()
      last = next
    }, TICK_MS)
    return () => {
      left.abort()
      clearInterval(timer)
    }
  }, [isTimed, onDoubt])
}
