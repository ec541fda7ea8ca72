'use client'
import { useEffect, useState } from 'react'

/**
 * Milliseconds that are left of a test; null without a timer. Counted by the page's clock, which
 * nobody can set.
 * @param endsAt on that clock (`performance.now()`)
 */
export function useTimeLeft(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => performance.now())
  const isTimed = endsAt !== null
  useEffect(() => {
    if (!isTimed) return
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [isTimed])
  return isTimed ? Math.max(0, endsAt - now) : null
}
