'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { Mascot } from '@/components/art/mascot'
import { knownCount, toRepeat, type Deck } from '@/lib/learning/cards/deck'
import type { DeckCard } from './flip-card'
import { RepeatItem } from './repeat-item'

type DeckEndProps = {
  title: string
  text: string
  deck: Deck
  cards: DeckCard[]
  /** Lines below the text: what else is to be known. */
  children?: ReactNode
  /** The ways on. */
  actions: ReactNode
}

/** The end of a pile: what it came to, what to look at again, and where to go next. */
export function DeckEnd({ title, text, deck, cards, children, actions }: DeckEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const repeat = cards.filter(({ id }) => toRepeat(deck).includes(id))
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="animate-rise space-y-8 py-4">
      <div className="flex flex-col items-center gap-3 text-center">
        <Mascot pose={knownCount(deck) > 0 ? 'cheer' : 'wave'} className="size-36" />
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-4xl font-extrabold outline-none"
        >
          {title}
        </h2>
        <p className="max-w-md text-lg text-muted">{text}</p>
        {children}
      </div>
      {repeat.length > 0 && (
        <div>
          <h3 className="mb-3 font-display text-2xl font-bold">Pogledaj još jednom</h3>
          <ul className="space-y-3">
            {repeat.map((card) => (
              <RepeatItem key={card.id} card={card} />
            ))}
          </ul>
        </div>
      )}
      {actions}
    </section>
  )
}
