'use client'
import { useEffect, useEffectEvent } from 'react'
import { repeatUntilStopped } from '@/lib/platform/browser/repeat-until-stopped'

/** Calls `ask` until it is no longer needed (lib/platform/browser/repeat-until-stopped). */
export function useRetry(isNeeded: boolean, ask: () => Promise<void>): void {
  const attempt = useEffectEvent(ask)
  useEffect(() => (isNeeded ? repeatUntilStopped(() => attempt()) : undefined), [isNeeded])
}
