import { redeemEarned } from '@/components/rewards/redeem-earned'
import { call } from '@/lib/http/client'
import { cardsCalls } from '@/lib/cards/calls'

/** Tells the server whether a card was known. `id` names the review: sent twice, it counts once. */
export async function reviewCard(cardId: string, id: string, knows: boolean): Promise<void> {
  const { earned } = await call(cardsCalls.reviewCard, {
    params: { id: cardId },
    body: { id, knows },
  })
  void redeemEarned(earned)
}
