'use client'
import { useEffect, useEffectEvent } from 'react'
import { repeatUntilStopped } from '@/lib/platform/browser/repeat-until-stopped'

/**
 * Calls `ask` while it is needed, at once and then at growing intervals.
 * @param isNow false if the first attempt has already been made
 */
export function useRepeatWhile(isNeeded: boolean, ask: () => Promise<void>, isNow = true): void {
  const attempt = useEffectEvent(ask)
  useEffect(
    () => (isNeeded ? repeatUntilStopped(() => attempt(), isNow) : undefined),
    [isNeeded, isNow],
  )
}
