'use client'
import { useEffect, useState } from 'react'

const COUNTED_IN_MS = 900

/** Earned XP, counted up unless reduced motion is set. */
export function EarnedXp({ value }: { value: number }) {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const begin = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, (now - begin) / COUNTED_IN_MS)
      setShown(Math.round(value * share))
      if (share < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return (
    <p className="animate-pop rounded-full bg-almost-soft px-5 py-1.5 font-display text-2xl font-extrabold text-almost tabular-nums">
      <span aria-hidden="true">+{shown} XP</span>
      <span className="sr-only">Zarađeno: {value} XP</span>
    </p>
  )
}
