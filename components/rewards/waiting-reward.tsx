'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useEffect, useState } from 'react'
import type { XpChange } from '@/lib/rewards/model'
import { useReward, type StreakChange } from '@/stores/reward'

const loadFlame = () => import('./flame-dialog')
const loadLevel = () => import('./xp-dialog')

const FlameDialog = lazyPart(() => loadFlame().then((one) => one.FlameDialog))
const XpDialog = lazyPart(() => loadLevel().then((one) => one.XpDialog))

/** A grown flame that is shown when no other dialog and no question is open. */
export function WaitingFlame({ change }: { change: StreakChange }) {
  const { seeStreak, closeStreak } = useReward()
  const isFree = useFreeScreen(useIsLoaded(loadFlame))
  if (!isFree) return null
  return <FlameDialog change={change} onShown={seeStreak} onClose={closeStreak} />
}

/** A level that has risen, shown at the end of the round in which it rose. */
export function WaitingLevel({ change }: { change: XpChange }) {
  const { seeLevelUp, closeLevelUp } = useReward()
  const isFree = useFreeScreen(useIsLoaded(loadLevel))
  if (!isFree) return null
  return <XpDialog change={change} onShown={seeLevelUp} onClose={closeLevelUp} />
}

/** While the code is on its way a menu may open: the screen is looked at when it is there. */
function useIsLoaded(load: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const end = () => setLoaded(true)
    load().then(end, end)
  }, [load])
  return isLoaded
}

/** What must not be covered: dialogs of every kind, and a round whose question is being answered. */
const BUSY = '[role="dialog"], [role="alertdialog"], dialog[open], [data-open-round]'

/** A page that was left is kept, hidden: what is open there covers nothing. */
const isBusy = () => [...document.querySelectorAll(BUSY)].some((one) => one.checkVisibility())

const LOOK_MS = 300

/**
 * True once no dialog and no question is open, for a dialog that nobody asked for: it must not cover
 * what a child is doing. From then on it stays true.
 * @param isReady whether the one that waits can be shown; before that nobody looks
 */
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
