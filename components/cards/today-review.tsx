'use client'
import { useMemo, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { RichText } from '@/components/ui/rich-text'
import { useHandedAnew } from '@/components/ui/use-handed-anew'
import type { TodayCard, TodayReview as Today } from '@/lib/cards/model'
import { CardDeck } from './card-deck'
import { GapWord, SpellingBack, SpellingFront } from './spelling-faces'
import { TodayEnd } from './today-end'
import { useReviews } from './use-reviews'
import { WAITING } from './words'

/** Today's cards of all lessons, with the pupil's own misspelt words among them. */
export function TodayReview({ pupilId, today }: { pupilId: string; today: Today }) {
  const { note, isWaiting, earned, forgetEarned } = useReviews(pupilId)
  const cards = useMemo(() => today.cards.map(toDeckCard), [today.cards])
  // What was judged is handed no more when the page is made anew, but lies in the pile.
  const [all, setAll] = useState(today.cards)
  useHandedAnew(today.cards, () => setAll([...today.cards, ...without(today.cards, all)]))
  const known = useMemo(() => all.map(toDeckCard), [all])
  if (!cards.length) {
    const [title, text] = today.hasDeck ? DONE : NOTHING_YET
    return <EmptyState title={title} text={text} action={{ label: 'Na profil', href: '/profil' }} />
  }
  const kindOf = (id: string) => all.find(({ _id }) => _id === id)?.kind ?? 'lesson'
  return (
    <CardDeck
      cards={cards}
      known={known}
      startsAnew
      onJudge={(cardId, knows) => note({ cardId, kind: kindOf(cardId), knows })}
      message={isWaiting ? WAITING : null}
      renderEnd={(deck, restart) => (
        <TodayEnd
          deck={deck}
          cards={known}
          earned={earned}
          onRestart={(ids) => {
            forgetEarned()
            restart(ids)
          }}
        />
      )}
    />
  )
}

const without = (some: TodayCard[], all: TodayCard[]) =>
  all.filter(({ _id }) => !some.some((one) => one._id === _id))

const DONE = ['Za danas je sve ponovljeno', 'Vrati se sutra po nove kartice.'] as const
const NOTHING_YET = [
  'Ovdje će te čekati kartice',
  'Kad u nekoj lekciji okreneš prve kartice, ovdje ćeš ih ponavljati baš kad treba.',
] as const

function toDeckCard(card: TodayCard) {
  const { _id: id, lesson } = card
  const { area } = lesson
  if (card.kind === 'lesson') {
    const { front, back } = card
    const note = lesson.title
    return { id, front: <RichText html={front} />, back: <RichText html={back} />, note, area }
  }
  return {
    id,
    front: <SpellingFront card={card} />,
    back: <SpellingBack card={card} />,
    listed: <GapWord card={card} />,
    note: `Pravopis: ${lesson.title}`,
    area,
  }
}
