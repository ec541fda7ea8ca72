'use client'
import { useEffect, useMemo } from 'react'
import { type Deck, addCards } from '@/lib/cards/deck'
import { useSession, storageOwner } from '@/stores/session'
import type { DeckCard } from './flip-card'
import { keep, keyOf, readKept } from '@/lib/browser/storage'

/** Keeps the position in a lesson's cards over a reload. @param deck null while untouched */
export function useKeptDeck(
  lessonId: string | undefined,
  deck: Deck | null,
  cards: DeckCard[],
  lay: (deck: Deck) => void,
): void {
  const who = useSession(({ viewer }) => viewer?.sub)
  const ids = useMemo(() => cards.map(({ id }) => id), [cards])
  const isUntouched = deck === null
  useEffect(() => {
    if (!lessonId || !isUntouched) return
    const kept = keptDeck(lessonId, ids)
    if (kept) lay(kept)
  }, [lessonId, isUntouched, ids, who, lay])
  useEffect(() => {
    if (lessonId && deck) keepDeck(lessonId, deck, ids)
  }, [lessonId, deck, ids])
}

type Kept = Deck & { ids: string[] }

const deckKey = (lessonId: string) => keyOf(storageOwner(), 'kartice', lessonId)

/**
 * Keeps the position until the tab is closed; a finished pile is not kept. @param ids all cards,
 * also those outside the round
 */
const keepDeck = (lessonId: string, deck: Deck, ids: string[]) =>
  void keep(deckKey(lessonId), deck.position < deck.round.length ? { ...deck, ids } : null, 'tab')

/**
 * The kept pile with new cards below it; null without one, or if one of its cards is not among
 * `ids`.
 */
function keptDeck(lessonId: string, ids: string[]): Deck | null {
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
