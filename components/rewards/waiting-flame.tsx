'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { withoutPart } from '@/components/ui/without-part'
import { useReward, type StreakChange } from '@/stores/reward'
import { useFreeScreen } from './use-free-screen'

const loadDialog = () => import('./flame-dialog')

const FlameDialog = dynamic(() =>
  loadDialog()
    .then((one) => one.FlameDialog)
    .catch(withoutPart),
)

/** A grown flame that is shown when no other dialog is open. */
export function WaitingFlame({ change }: { change: StreakChange }) {
  const { seeStreak, closeStreak } = useReward()
  const isFree = useFreeScreen(useIsLoaded())
  if (!isFree) return null
  return <FlameDialog change={change} onShown={seeStreak} onClose={closeStreak} />
}

/** While the code is on its way a menu may open: the screen is looked at when it is there. */
function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const end = () => setLoaded(true)
    loadDialog().then(end, end)
  }, [])
  return isLoaded
}
