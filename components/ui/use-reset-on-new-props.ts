'use client'
import { useState } from 'react'

/**
 * Runs `reset`, which may only set states of its component, while another server prop is
 * rendered. Next keeps the state of a page that is opened again: with the same object it stays.
 */
export function useResetOnNewProps<T>(value: T, reset: (before: T) => void): void {
  const [known, setKnown] = useState({ value })
  if (known.value === value) return
  setKnown({ value })
  reset(known.value)
}
