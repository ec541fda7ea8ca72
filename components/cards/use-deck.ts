'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useResetOnNewProps } from '@/components/ui/use-reset-on-new-props'
import {
  addCards,
  canJudge,
  flipCard,
  judgeCard,
  leafThrough,
  startDeck,
  topOf,
} from '@/lib/cards/deck'
import type { DeckCard } from './flip-card'
import type { DeckKeys } from './use-deck-keys'
import { useKeptDeck } from './use-kept-deck'

const idsOf = (cards: DeckCard[]) => cards.map(({ id }) => id)

/** Ids of cards that were not there before. */
function newIds(before: DeckCard[], cards: DeckCard[]): string[] {
  const known = new Set(idsOf(before))
  return idsOf(cards).filter((id) => !known.has(id))
}

type DeckOptions = {
  onJudge: (id: string, knows: boolean) => void
  /** True if cards that come after the end start a new pile, as those of a day do. */
  startsAnew: boolean
  /** The lesson under which the position survives a reload. */
  keptAs?: string | undefined
}

/** The pile and its actions; `hasMoved` once the top card has changed. */
export function useDeck(cards: DeckCard[], { onJudge, startsAnew, keptAs }: DeckOptions) {
  const [deck, setDeck] = useState(() => startDeck(idsOf(cards)))
  const [hasMoved, setMoved] = useState(false)
  useResetOnNewProps(cards, (before) => {
    const isOver = topOf(deck) === undefined
    if (isOver && startsAnew) {
      setMoved(false)
      setDeck(startDeck(idsOf(cards)))
    } else setDeck(addCards(deck, newIds(before, cards)))
  })
  useKeptDeck(keptAs, hasMoved ? deck : null, cards, setDeck)
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
        // A second press before the next card is rendered is ignored.
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
