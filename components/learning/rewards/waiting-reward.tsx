'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useEffect, useState } from 'react'
import type { XpChange } from '@/lib/learning/rewards/model'
import { useReward, type FireLevelChange } from '@/stores/reward'

const loadFlame = () => import('./flame-dialog')
const loadLevel = () => import('./xp-dialog')

const FlameDialog = lazyPart(() => loadFlame().then((one) => one.FlameDialog))
const XpDialog = lazyPart(() => loadLevel().then((one) => one.XpDialog))

/** Shows a grown flame once no other dialog and no question is open. */
export function PendingFlameDialog({ change }: { change: FireLevelChange }) {
  const { markStreakSeen, closeStreak } = useReward()
  const isFree = useFreeScreen(useIsLoaded(loadFlame))
  if (!isFree) return null
  return <FlameDialog change={change} onShown={markStreakSeen} onClose={closeStreak} />
}

/** Shows gained XP or a new level once no other dialog and no question is open. */
export function PendingXpDialog({ change }: { change: XpChange }) {
  const { markLevelUpSeen, closeLevelUp } = useReward()
  const isFree = useFreeScreen(useIsLoaded(loadLevel))
  if (!isFree) return null
  return <XpDialog change={change} onShown={markLevelUpSeen} onClose={closeLevelUp} />
}

/** While the code loads a menu may open: the screen is checked afterwards. */
function useIsLoaded(load: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const end = () => setLoaded(true)
    load().then(end, end)
  }, [load])
  return isLoaded
}

/** Elements that a reward must not cover: dialogs, and a round whose question is open. */
const BUSY = '[role="dialog"], [role="alertdialog"], dialog[open], [data-open-round]'

/** Hidden pages, which the router keeps, do not count. */
const isBusy = () =>
  [...document.querySelectorAll(BUSY)].some((one) => one.getClientRects().length > 0)

const LOOK_MS = 300

/** True from when no dialog and no question is open; `isReady`: the waiting dialog can be shown. */
function useFreeScreen(isReady: boolean): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!isReady || isFree) return
    const look = () => setFree(!isBusy())
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isReady, isFree])
  return isFree
}
