'use client'
import { useEffect, useRef, useState } from 'react'
import { v4 as uuidv4 } from 'uuid'
import { setPupilXp } from '@/components/learning/rewards/set-pupil-xp'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import {
  isUndo,
  toReviewItem,
  CARD_REVIEW_KIND,
  toUndoItem,
  type QueuedReview,
} from '@/lib/learning/cards/review-outbox-items'
import type { OutboxItem } from '@/lib/platform/browser/item-store'
import type { XpValue } from '@/lib/learning/rewards/limits'
import { flush, subscribe, put, listWaitingItems } from '@/stores/outbox'

/** Loaded for pupils only. Null without a connection: XP is redeemed later. */
const loadRedeeming = () => import('@/components/learning/rewards/redeem-earned').catch(() => null)

const NONE: ReadonlySet<string> = new Set()

/**
 * Sends a pupil's card reviews. `isWaiting`: some are unsent after a failed try; `earned`: XP since
 * `forgetEarned`.
 */
export function useReviews(pupilId: string | null) {
  const [left, setLeft] = useState(NONE)
  const [hasFailed, setFailed] = useState(false)
  const [earned, setEarned] = useState(0)
  const last = useRef<string>(undefined)

  useEffect(() => {
    if (!pupilId) return
    const sendLeft = (items: OutboxItem[]) => {
      const ids = items.filter(({ kind }) => kind === CARD_REVIEW_KIND).map(({ id }) => id)
      setLeft((now) => new Set([...now, ...ids]))
      if (ids.length) void flush()
    }
    // If the outbox can't be read now, it is flushed: it tries again by itself.
    void listWaitingItems(pupilId).then(sendLeft, flush)
    // Loaded before the first review: the connection may be gone by then.
    void loadRedeeming()
    const redeem = async (values: XpValue[]) => {
      const xp = await (await loadRedeeming())?.redeemEarned(values)
      if (xp) setEarned((sum) => sum + xp)
    }
    return subscribe(({ item, answer, error, isOver }) => {
      if (item.kind !== CARD_REVIEW_KIND || item.owner !== pupilId) return
      setFailed(!isOver)
      if (isOver) setLeft((now) => new Set([...now].filter((one) => one !== item.id)))
      if (isUndo(item)) {
        if (answer) setPupilXp((answer as { xp: number }).xp)
        if (error && isOver)
          toast({ kind: 'error', about: CARD_REVIEW_KIND, title: 'Greška', text: error.message })
      } else if (answer) void redeem((answer as { earned: XpValue[] }).earned)
    })
  }, [pupilId])

  const send = (item: OutboxItem) => {
    setLeft((now) => new Set([...now, item.id]))
    void put(item).then(flush)
  }
  const note = (review: Omit<QueuedReview, 'id'>) => {
    if (!pupilId) return
    last.current = uuidv4()
    dismissErrorToast(CARD_REVIEW_KIND)
    send(toReviewItem(pupilId, { id: last.current, ...review }))
  }
  const undo = () => {
    if (!pupilId || !last.current) return
    send(toUndoItem(pupilId, last.current))
    last.current = undefined
    setEarned(0)
  }
  return {
    note,
    /** Undoes the last noted review. */
    undo,
    isWaiting: hasFailed && left.size > 0,
    isSent: left.size === 0,
    earned,
    forgetEarned: () => setEarned(0),
  }
}
