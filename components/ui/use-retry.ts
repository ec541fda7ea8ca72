'use client'
import { useEffect, useEffectEvent } from 'react'
import { keepTrying } from '@/lib/platform/browser/keep-trying'

/** Calls `ask` until it is no longer needed (lib/platform/browser/keep-trying). */
export function useRetry(isNeeded: boolean, ask: () => Promise<void>): void {
  const attempt = useEffectEvent(ask)
  useEffect(() => (isNeeded ? keepTrying(() => attempt()) : undefined), [isNeeded])
}
