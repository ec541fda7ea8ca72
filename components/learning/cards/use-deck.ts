'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  addCards,
  canJudge,
  flipCard,
  judgeCard,
  leafThrough,
  startDeck,
  topOf,
} from '@/lib/learning/cards/deck'
import type { DeckCard } from './flip-card'
import type { DeckKeys } from './use-deck-keys'

const idsOf = (cards: DeckCard[]) => cards.map(({ id }) => id)

/** The pile as it lies, and what can be done with it; `hasMoved` once another card was on top. */
export function useDeck(cards: DeckCard[], onJudge: (id: string, knows: boolean) => void) {
  const [deck, setDeck] = useState(() => startDeck(idsOf(cards)))
  const [hasMoved, setMoved] = useState(false)
  const [dealt, setDealt] = useState(cards)
  if (dealt !== cards) {
    setDealt(cards)
    setDeck(addCards(deck, idsOf(cards)))
  }
  const latest = useRef({ deck, onJudge })
  useEffect(() => {
    latest.current = { deck, onJudge }
  })
  const actions: DeckKeys = useMemo(
    () => ({
      flip: () => setDeck(flipCard),
      leaf: (step) => {
        setMoved(true)
        setDeck((before) => leafThrough(before, step))
      },
      judge: (knows) => {
        const { deck: before, onJudge: tell } = latest.current
        const top = topOf(before)
        if (top === undefined || !canJudge(before)) return
        // A second press before the next card is drawn belongs to no card.
        latest.current = { deck: judgeCard(before, knows), onJudge: tell }
        tell(top, knows)
        setMoved(true)
        setDeck(latest.current.deck)
      },
    }),
    [],
  )
  const restart = (ids: string[]) => {
    setMoved(true)
    setDeck(startDeck(ids))
  }
  return { deck, hasMoved, actions, restart }
}
