import { useEffect, useEffectEvent, useState } from 'react'
import { LEVEL_UP_MS } from '@/lib/rewards/animation'
import { throwConfetti } from './confetti'

export type LevelUpMoment = 'old' | 'both' | 'new' | 'fading'

type LevelUpOptions = {
  /** False for the welcome, which waits until it is closed. */
  closesItself: boolean
  onClose: () => void
}

/** Runs the moments of a level-up (specification, section 4): the one it is at. */
export function useLevelUp({ closesItself, onClose }: LevelUpOptions): LevelUpMoment {
  const [moment, setMoment] = useState<LevelUpMoment>('old')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    let takeBack = (): void => undefined
    const at = (ms: number, act: () => void) => setTimeout(act, ms)
    const timers = [
      at(LEVEL_UP_MS.newImage, () => {
        setMoment('both')
        takeBack = throwConfetti()
      }),
      at(LEVEL_UP_MS.oldImageGone, () => setMoment('new')),
    ]
    if (closesItself) {
      timers.push(
        at(LEVEL_UP_MS.fade, () => setMoment('fading')),
        at(LEVEL_UP_MS.fade + LEVEL_UP_MS.fadeLasts, () => close()),
      )
    }
    return () => {
      timers.forEach(clearTimeout)
      takeBack()
    }
  }, [closesItself])
  return moment
}
