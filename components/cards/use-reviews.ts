'use client'
import { useCallback, useEffect, useState } from 'react'
import { v4 as uuidv4 } from 'uuid'
import { inTurn } from '@/components/quiz/in-turn'
import { useResend } from '@/components/quiz/use-resend'
import type { PendingReview } from '@/lib/cards/pending-reviews'
import { useCardReviews } from '@/stores/card-reviews'

/** Loaded for pupils: others don't pay for it. Null without a connection. */
const loadSending = () => import('./send-review').catch(() => null)

/**
 * Keeps a pupil's reviews and sends them one after another, over all tabs; what can't be sent waits
 * in the browser. A guest's go nowhere.
 * @returns `note` keeps a review, `isWaiting` says that the last try failed; `earned` is the XP that
 * was brought since the last `forgetEarned`
 */
export function useReviews(pupilId: string | null) {
  const { pending, open, catchUp, add, drop } = useCardReviews()
  const [hasFailed, setFailed] = useState(false)
  const [earned, setEarned] = useState(0)
  useEffect(() => {
    if (!pupilId) return
    open(pupilId)
    // At hand before the first review: the connection may be gone by then.
    void loadSending()
  }, [pupilId, open])

  const send = useCallback(async () => {
    const sending = await loadSending()
    if (!sending) return setFailed(true)
    await inTurn(`iskra_ocjene_${pupilId}`, async () => {
      catchUp()
      for (let next = firstOf(); next; next = firstOf()) {
        const xp = await sending.sendReview(next)
        setFailed(xp === null)
        if (xp === null) return
        setEarned((sum) => sum + xp)
        drop(next.id)
      }
    })
  }, [pupilId, catchUp, drop])
  useResend(pupilId !== null && pending.length > 0, send)

  const note = (review: Omit<PendingReview, 'id'>) => {
    if (pupilId) add({ id: uuidv4(), ...review })
  }
  return {
    note,
    isWaiting: hasFailed && pending.length > 0,
    isSent: pending.length === 0,
    earned,
    forgetEarned: () => setEarned(0),
  }
}

const firstOf = () => useCardReviews.getState().pending[0]
