'use client'
import { useDialogs } from '@/stores/dialogs'
import { useReward } from '@/stores/reward'
import { WaitingFlame } from './waiting-reward'

/** The grown flame, for pages with a header (rule 20.15). One dialog at a time. */
export function GrownFlame() {
  const { streak, levelUp } = useReward()
  const isFree = useDialogs(({ open }) => open === null)
  return streak && !levelUp && isFree ? <WaitingFlame change={streak} /> : null
}
