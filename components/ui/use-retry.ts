'use client'
import { useEffect } from 'react'
import { keepTrying } from '@/lib/browser/keep-trying'

/** Calls `ask`, which is stable between renders, until there is an answer (keep-trying). */
export function useRetry(isNeeded: boolean, ask: () => Promise<void>): void {
  useEffect(() => (isNeeded ? keepTrying(ask) : undefined), [isNeeded, ask])
}
