'use client'
import dynamic from 'next/dynamic'
import { useReward } from '@/stores/reward'

const FlameDialog = dynamic(() => import('./flame-dialog').then((one) => one.FlameDialog))

/** The flame that has grown, for pages with a head (specification, section 2). One dialog at a time. */
export function GrownFlame() {
  const { streak, levelUp, closeStreak } = useReward()
  return streak && !levelUp ? <FlameDialog change={streak} onClose={closeStreak} /> : null
}
