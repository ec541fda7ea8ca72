import type { z } from 'zod'
import { callOf } from '@/lib/http/call'
import { call } from '@/lib/http/client'

/** The call that keeps how a card was known, as far as it is used here. */
type CardReviewContract = {
  method: 'POST'
  path: '/kartice/{id}/ocjena'
  access: 'pupil'
  summary: string
  params: z.ZodObject<{ id: z.ZodString }>
  body: z.ZodType<{ id: string; knows: boolean }, { id: string; knows: boolean }>
  returns: z.ZodType<unknown>
}

const reviewCardCall = callOf<CardReviewContract>('POST', '/kartice/{id}/ocjena')

/** Tells the server whether a card was known. `id` names the review: sent twice, it counts once. */
export async function reviewCard(cardId: string, id: string, knows: boolean): Promise<void> {
  await call(reviewCardCall, { params: { id: cardId }, body: { id, knows } })
}
