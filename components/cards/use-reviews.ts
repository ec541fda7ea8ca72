'use client'
import { useEffect, useState } from 'react'
import { v4 as uuidv4 } from 'uuid'
import { reviewItem, REVIEWS, type Review } from '@/lib/cards/review-item'
import type { XpValue } from '@/lib/rewards/limits'
import { flush, hear, put, waiting } from '@/stores/outbox'

/** Loaded for pupils only. Null without a connection: XP is redeemed later. */
const loadRedeeming = () => import('@/components/rewards/redeem-earned').catch(() => null)

const NONE: ReadonlySet<string> = new Set()

/** Sends a pupil's reviews. `isWaiting`: the last try failed; `earned`: XP since `forgetEarned`. */
export function useReviews(pupilId: string | null) {
  const [left, setLeft] = useState(NONE)
  const [hasFailed, setFailed] = useState(false)
  const [earned, setEarned] = useState(0)

  useEffect(() => {
    if (!pupilId) return
    void waiting(pupilId).then((items) => {
      const ids = items.filter(({ kind }) => kind === REVIEWS).map(({ id }) => id)
      setLeft((now) => new Set([...now, ...ids]))
      if (ids.length) void flush()
    })
    // Loaded before the first review: the connection may be gone by then.
    void loadRedeeming()
    const redeem = async (values: XpValue[]) => {
      const xp = await (await loadRedeeming())?.redeemEarned(values)
      if (xp) setEarned((sum) => sum + xp)
    }
    return hear(({ item: { id, kind, owner }, answer, isOver }) => {
      if (kind !== REVIEWS || owner !== pupilId) return
      setFailed(!isOver)
      if (isOver) setLeft((now) => new Set([...now].filter((one) => one !== id)))
      if (answer) void redeem((answer as { earned: XpValue[] }).earned)
    })
  }, [pupilId])

  const note = (review: Omit<Review, 'id'>) => {
    if (!pupilId) return
    const id = uuidv4()
    setLeft((now) => new Set([...now, id]))
    void put(reviewItem(pupilId, { id, ...review })).then(flush)
  }
  return {
    note,
    isWaiting: hasFailed && left.size > 0,
    isSent: left.size === 0,
    earned,
    forgetEarned: () => setEarned(0),
  }
}
