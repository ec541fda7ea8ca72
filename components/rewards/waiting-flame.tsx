'use client'
import dynamic from 'next/dynamic'
import { withoutPart } from '@/components/ui/without-part'
import { useReward, type StreakChange } from '@/stores/reward'
import { useFreeScreen } from './use-free-screen'

const FlameDialog = dynamic(() =>
  import('./flame-dialog').then((one) => one.FlameDialog).catch(withoutPart),
)

/** A grown flame that is shown when no other dialog is open. */
export function WaitingFlame({ change }: { change: StreakChange }) {
  const { seeStreak, closeStreak } = useReward()
  const isFree = useFreeScreen()
  if (!isFree) return null
  return <FlameDialog change={change} onShown={seeStreak} onClose={closeStreak} />
}
