'use client'
import { useEffect } from 'react'
import { keepTrying } from '@/lib/browser/keep-trying'

/**
 * Asks for something until there is an answer (lib/browser/keep-trying).
 * @param ask stays the same between renders
 */
export function useRetry(isNeeded: boolean, ask: () => Promise<void>): void {
  useEffect(() => (isNeeded ? keepTrying(ask) : undefined), [isNeeded, ask])
}
