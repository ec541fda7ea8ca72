'use client'
import { useEffect, useMemo } from 'react'
import type { Deck } from '@/lib/cards/deck'
import { useSession } from '@/stores/session'
import type { DeckCard } from './flip-card'
import { keepDeck, keptDeck } from './kept-deck'

/**
 * Keeps the place in a lesson's cards over a reload, and lays the pile as it was left.
 * @param deck the pile since something was done with it; null before
 */
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
