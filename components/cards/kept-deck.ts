import { keep, keyOf, readKept } from '@/lib/browser/storage'
import { addCards, type Deck } from '@/lib/cards/deck'
import { storageOwner } from '@/stores/session'

type Kept = Deck & { ids: string[] }

const deckKey = (lessonId: string) => keyOf(storageOwner(), 'kartice', lessonId)

/**
 * Keeps how far one is until the tab is closed; a pile that is through is not kept.
 * @param ids all cards that were there, also those that the round leaves out
 */
export const keepDeck = (lessonId: string, deck: Deck, ids: string[]) =>
  void keep(deckKey(lessonId), deck.position < deck.round.length ? { ...deck, ids } : null, 'tab')

/**
 * The pile as it was left, and below it the cards that were not there then; null without one, or if
 * one of its cards is not among `ids`.
 */
export function keptDeck(lessonId: string, ids: string[]): Deck | null {
  const kept = readKept(deckKey(lessonId), isDeck, 'tab')
  if (!kept?.round.every((id) => ids.includes(id))) return null
  const { ids: before, ...deck } = kept
  const later = ids.filter((id) => !before.includes(id))
  return addCards({ ...deck, isFlipped: false }, later)
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
