'use client'
import { useState } from 'react'

/**
 * Runs `startAnew` when the server has handed another object than before, while that is rendered.
 * A page that one comes back to is not made anew: it keeps its state and gets new props, or the same
 * ones again, and then what was done on it stays. `startAnew` may only set states of its component.
 */
export function useResetOnNewProps<T>(handed: T, startAnew: (before: T) => void): void {
  const [known, setKnown] = useState({ handed })
  if (known.handed === handed) return
  setKnown({ handed })
  startAnew(known.handed)
}
