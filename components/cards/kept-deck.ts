import { addCards, type Deck } from '@/lib/cards/deck'
import { storageOwner } from '@/stores/own-place'

type Kept = Deck & { ids: string[] }

const keyOf = (lessonId: string) => `iskra_kartice_${lessonId}_${storageOwner()}`

/**
 * Keeps how far one is until the tab is closed; a pile that is through is not kept.
 * @param ids all cards that were there, also those that the round leaves out
 */
export function keepDeck(lessonId: string, deck: Deck, ids: string[]): void {
  try {
    const key = keyOf(lessonId)
    if (deck.position < deck.round.length)
      sessionStorage.setItem(key, JSON.stringify({ ...deck, ids }))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is closed: a reload begins with the first card.
  }
}

/**
 * The pile as it was left, and below it the cards that were not there then; null without one, or if
 * one of its cards is not among `ids`.
 */
export function keptDeck(lessonId: string, ids: string[]): Deck | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(lessonId)) ?? 'null')
    if (!isDeck(kept) || !kept.round.every((id) => ids.includes(id))) return null
    const { ids: before, ...deck } = kept
    const later = ids.filter((id) => !before.includes(id))
    return addCards({ ...deck, isFlipped: false }, later)
  } catch {
    return null
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function isDeck(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { round, position, seen, verdicts, ids } = value as Partial<Record<keyof Kept, unknown>>
  return (
    isTexts(round) &&
    isTexts(seen) &&
    isTexts(ids) &&
    Number.isInteger(position) &&
    Number(position) >= 0 &&
    Number(position) < round.length &&
    typeof verdicts === 'object' &&
    verdicts !== null &&
    Object.values(verdicts).every((one) => typeof one === 'boolean')
  )
}
