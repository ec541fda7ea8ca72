'use client'
import type { ReactNode } from 'react'
import { FoldItem } from '@/components/ui/fold-item'
import { ResultHead } from '@/components/learning/rewards/result-head'
import { knownCount, cardsToRepeat, type DeckProgress } from '@/lib/learning/cards/deck'
import { starsFor } from '@/lib/learning/rewards/stars'
import type { DeckCard } from './flip-card'

type DeckEndProps = {
  title: string
  text: string
  deck: DeckProgress
  cards: DeckCard[]
  children?: ReactNode
  actions: ReactNode
}

/** The result of a deck with the cards to repeat. */
export function DeckEnd({ title, text, deck, cards, children, actions }: DeckEndProps) {
  const repeat = cards.filter(({ id }) => cardsToRepeat(deck).includes(id))
  return (
    <section className="animate-rise space-y-8 py-4">
      <ResultHead
        cheers={knownCount(deck) > 0}
        title={title}
        text={text}
        stars={starsFor(knownCount(deck), deck.round.length)}
      >
        <div className="contents early:hidden">{children}</div>
      </ResultHead>
      {repeat.length > 0 && (
        <div className="early:hidden">
          <h3 className="mb-3 font-display text-2xl font-bold">Pogledaj još jednom</h3>
          <ul className="space-y-3">
            {repeat.map((card) => (
              <FoldItem
                key={card.id}
                summary={<span className="break-words">{card.listed ?? card.front}</span>}
              >
                <div className="px-4 pb-4 pl-12 text-lg leading-relaxed font-bold break-words text-area">
                  {card.back}
                </div>
              </FoldItem>
            ))}
          </ul>
        </div>
      )}
      {actions}
    </section>
  )
}
