import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { reviewCardCall, reviewSpellingCall } from '@/lib/learning/cards/calls'
import type { PendingReview } from '@/lib/learning/cards/pending-reviews'

/** Refusals that no later try changes: the card is gone, or not this pupil's any more. */
const FINAL = [400, 403, 404, 409]

/**
 * Sends one review. True when it need not be sent again, false when later is another chance: who is
 * signed in no more is led to do it again, and the review waits for that.
 */
export async function sendReview({ id, cardId, kind, knows }: PendingReview): Promise<boolean> {
  const sent = { params: { id: cardId }, body: { id, knows } }
  try {
    if (kind === 'spelling') await call(reviewSpellingCall, sent, patience())
    else await call(reviewCardCall, sent, patience())
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return FINAL.includes(error.status)
  }
}
