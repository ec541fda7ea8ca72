import { redeemEarned } from '@/components/rewards/redeem-earned'
import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { cardsCalls } from '@/lib/cards/calls'
import type { PendingReview } from '@/lib/cards/pending-reviews'

/** Refusals that no later try changes: the card is gone, or not this pupil's any more. */
const FINAL = [400, 403, 404, 409]

/**
 * Sends one review and redeems what it finished. Resolves with the XP to tell of; null when later is
 * another chance: who is signed in no more is led to do it again, and the review waits for that.
 */
export async function sendReview(review: PendingReview): Promise<number | null> {
  const { id, cardId, kind, knows } = review
  const sent = { params: { id: cardId }, body: { id, knows } }
  try {
    const { earned } =
      kind === 'spelling'
        ? await call(cardsCalls.reviewSpelling, sent, patience())
        : await call(cardsCalls.reviewCard, sent, patience())
    return await redeemEarned(earned)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return FINAL.includes(error.status) ? 0 : null
  }
}
