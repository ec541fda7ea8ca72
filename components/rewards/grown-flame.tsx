'use client'
import { useReward } from '@/stores/reward'
import { WaitingFlame } from './waiting-reward'

/** The flame that has grown, for pages with a head (specification, section 2). One dialog at a time. */
export function GrownFlame() {
  const { streak, levelUp } = useReward()
  return streak && !levelUp ? <WaitingFlame change={streak} /> : null
}
