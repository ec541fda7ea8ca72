'use client'
import { useDialogs } from '@/stores/dialogs'
import { useReward } from '@/stores/reward'
import { PendingFlameDialog } from './waiting-reward'

/**
 * Shows the dialog of a grown flame on pages with a header (rule 20.15), if no other dialog is
 * open.
 */
export function GrownFlameDialog() {
  const { streak, levelUp } = useReward()
  const isFree = useDialogs(({ open }) => open === null)
  return streak && !levelUp && isFree ? <PendingFlameDialog change={streak} /> : null
}
