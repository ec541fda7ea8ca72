'use client'
import { useEffect } from 'react'

const TICK_MS = 1_000

/** How far two clocks may drift apart between ticks. */
const DRIFT_MS = 3_000

const drift = () => Date.now() - performance.now()

/**
 * Tells when the page's clock may have stood still under a lid that was closed: most devices stop
 * it while they sleep, and then the wall clock runs ahead of it. Anybody can set that one, so it
 * only raises the question.
 * @param onDoubt stays the same between renders
 */
export function useDoubtedClock(isTimed: boolean, onDoubt: () => void): void {
  useEffect(() => {
    if (!isTimed) return
    let last = drift()
    const timer = setInterval(() => {
      const next = drift()
      if (Math.abs(next - last) > DRIFT_MS) onDoubt()
      last = next
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isTimed, onDoubt])
}
