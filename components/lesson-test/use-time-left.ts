'use client'
import { useEffect, useState } from 'react'

/**
 * Milliseconds that are left of a test; null without a timer. Counted from when the page heard of
 * them, by a clock that nobody can set.
 */
export function useTimeLeft(remainingMs: number | null): number | null {
  const [leftMs, setLeft] = useState(remainingMs)
  useEffect(() => {
    if (remainingMs === null) return
    const heard = performance.now()
    const count = () => setLeft(Math.max(0, remainingMs - (performance.now() - heard)))
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [remainingMs])
  return leftMs
}
