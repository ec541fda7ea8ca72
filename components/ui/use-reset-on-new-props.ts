'use client'
import { useState } from 'react'

/**
 * Runs `startAnew`, which may only set states of its component, while another server prop is
 * rendered. Next keeps the state of a page that is opened again: with the same object it stays.
 */
export function useResetOnNewProps<T>(handed: T, startAnew: (before: T) => void): void {
  const [known, setKnown] = useState({ handed })
  if (known.handed === handed) return
  setKnown({ handed })
  startAnew(known.handed)
}
