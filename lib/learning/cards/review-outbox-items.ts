import type { OutboxItem } from '@/lib/platform/browser/item-store'
import { itemFor } from '@/lib/platform/browser/outbox'
import { cardsApiCalls } from './calls'

export type QueuedReview = {
  /** Created by the browser. */
  id: string
  cardId: string
  kind: 'lesson' | 'spelling'
  knows: boolean
}

/** The kind of all reviews in the outbox. Items of one kind are sent in order. */
export const CARD_REVIEW_KIND = 'kartice'

export function toReviewItem(owner: string, { id, cardId, kind, knows }: QueuedReview): OutboxItem {
  const input = { params: { id: cardId }, body: { id, knows } }
  const envelope = { id, owner, kind: CARD_REVIEW_KIND }
  return kind === 'spelling'
    ? itemFor(cardsApiCalls.reviewSpellingCard, input, envelope)
    : itemFor(cardsApiCalls.reviewCard, input, envelope)
}

/** Sent after the review it undoes. */
export const toUndoItem = (owner: string, reviewId: string): OutboxItem =>
  itemFor(
    cardsApiCalls.undoReview,
    { params: { id: reviewId } },
    { id: `${reviewId}:ponisti`, owner, kind: CARD_REVIEW_KIND },
  )

export const isUndo = ({ call }: OutboxItem): boolean => call.path === cardsApiCalls.undoReview.path

const idIn = ({ input }: OutboxItem): string => (input as { params: { id: string } }).params.id

/** Cards with a review in the outbox that is not undone. */
export function cardIdsWithUnsentReview(items: OutboxItem[]): string[] {
  const own = items.filter(({ kind }) => kind === CARD_REVIEW_KIND)
  const undone = new Set(own.filter(isUndo).map(idIn))
  return own.filter((item) => !isUndo(item) && !undone.has(item.id)).map(idIn)
}
