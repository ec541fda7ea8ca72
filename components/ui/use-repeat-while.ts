'use client'
import { useEffect, useEffectEvent } from 'react'
import { repeatUntilStopped } from '@/lib/platform/browser/repeat-until-stopped'

/** Calls `ask` while it is needed, at once and then at growing intervals. */
export function useRepeatWhile(isNeeded: boolean, ask: () => Promise<void>): void {
  const attempt = useEffectEvent(ask)
  useEffect(() => (isNeeded ? repeatUntilStopped(() => attempt()) : undefined), [isNeeded])
}
