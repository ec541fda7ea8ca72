import type { Item } from '@/lib/platform/browser/item-store'
import { itemFor } from '@/lib/platform/browser/outbox'
import { cardsCalls } from './calls'

export type Review = {
  /** Created by the browser. */
  id: string
  cardId: string
  kind: 'lesson' | 'spelling'
  knows: boolean
}

/** The kind of all reviews in the outbox. Items of one kind are sent in order. */
export const REVIEWS = 'kartice'

export function reviewItem(owner: string, { id, cardId, kind, knows }: Review): Item {
  const input = { params: { id: cardId }, body: { id, knows } }
  const envelope = { id, owner, kind: REVIEWS }
  return kind === 'spelling'
    ? itemFor(cardsCalls.reviewSpellingCard, input, envelope)
    : itemFor(cardsCalls.reviewCard, input, envelope)
}

/** Sent after the review it undoes. */
export const undoItem = (owner: string, reviewId: string): Item =>
  itemFor(
    cardsCalls.undoReview,
    { params: { id: reviewId } },
    { id: `${reviewId}:ponisti`, owner, kind: REVIEWS },
  )

export const isUndo = ({ call }: Item): boolean => call.path === cardsCalls.undoReview.path

const idIn = ({ input }: Item): string => (input as { params: { id: string } }).params.id

/** Cards with a review in the outbox that is not undone. */
export function waitingCards(items: Item[]): string[] {
  const own = items.filter(({ kind }) => kind === REVIEWS)
  const undone = new Set(own.filter(isUndo).map(idIn))
  return own.filter((item) => !isUndo(item) && !undone.has(item.id)).map(idIn)
}
