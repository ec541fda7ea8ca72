'use client'
import { useEffect } from 'react'
import { sound } from './sound'

/**
 * A sound for the end of a play, and confetti for a good one; none where less motion is asked for.
 * @param isNew false for a play that was ended before the page was loaded
 */
export function useCelebration(isNew: boolean, isGood: boolean): void {
  useEffect(() => {
    if (!isNew) return
    sound('end')
    if (!isGood) return
    let takeBack = () => {}
    let isLeft = false
    void import('@/components/rewards/confetti').then(
      ({ throwConfetti }) => {
        if (!isLeft) takeBack = throwConfetti()
      },
      // Without a connection there is a result, and no confetti.
      () => undefined,
    )
    return () => {
      isLeft = true
      takeBack()
    }
  }, [isNew, isGood])
}
