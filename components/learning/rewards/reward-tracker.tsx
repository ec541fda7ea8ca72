'use client'
import { useEffect } from 'react'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { ApiError } from '@/lib/platform/http/client'
import { arrivalToast, VISIT_FAILED_TOAST } from '@/lib/learning/rewards/visit-toasts'
import type { Pupil } from '@/lib/across/accounts/model'
import { useReward } from '@/stores/reward'
import { flush } from '@/stores/outbox'
import { pauseTimerByBeacon, pauseTimer, startTimer } from '@/stores/session-timer'
import { useUser } from '@/stores/user'
import { PendingXpDialog } from './waiting-reward'

/**
 * Counts visits and time, and shows a new level. A grown flame is shown elsewhere, on pages with a
 * header, so that it does not interrupt a quiz.
 */
export function RewardTracker() {
  const user = useUser((state) => state.user)
  const pupil = user?.type === 'ucenik' ? user : null
  const pupilId = pupil?._id
  const levelUp = useReward((state) => state.levelUp)

  useEffect(() => {
    if (!pupilId) return
    const here = () => {
      startTimer(pupilId)
      // Sends what was done offline, also on other pages or before the tab was closed.
      void flush()
      void welcome()
    }
    const onLeave = () => pauseTimerByBeacon()
    const onVisibility = () => (document.visibilityState === 'visible' ? here() : pauseTimer())
    if (document.visibilityState === 'visible') here()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onLeave)
    }
  }, [pupilId])

  return levelUp ? <PendingXpDialog change={levelUp} /> : null
}

/** Reports a visit, again after every midnight. */
async function welcome(): Promise<void> {
  const pupil = current()
  if (!pupil) return
  const { arrive, redeemLeft, restorePending } = useReward.getState()
  restorePending(pupil)
  const change = await arrive(pupil).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    toast({ kind: 'error', about: 'visit', ...VISIT_FAILED_TOAST })
    return null
  })
  if (change) dismissErrorToast('visit')
  if (change && change.flames > 0 && pupil.hasRewards)
    toast({ kind: 'success', ...arrivalToast(change.flames) })
  await redeemLeft(pupil)
}

function current(): Pupil | null {
  const { user } = useUser.getState()
  return user?.type === 'ucenik' ? user : null
}
