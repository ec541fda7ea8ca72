'use client'
import { useMemo, useEffect, useState } from 'react'
import type { LessonForNextStep } from '@/components/learning/lesson-state/next-step-panel'
import type { FreeLessonLink } from '@/lib/content/curriculum/model'
import { RichText } from '@/components/ui/rich-text'
import type { LessonCard, StudyCard } from '@/lib/learning/cards/model'
import { useSession } from '@/stores/session'
import { CardDeck } from './card-deck'
import { LessonCardsEnd } from './lesson-cards-end'
import { useReviews } from './use-reviews'
import { REVIEWS_WAITING_TEXT } from './deck-labels'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'

type LessonCardsProps = {
  /** The first cards, open to everyone. */
  cards: StudyCard[]
  lesson: LessonForNextStep
  /** The lesson of this textbook that is free as a whole, named where this deck ends early. */
  freeLesson: FreeLessonLink | null
}

/** The cards of a lesson. A pupil's reviews schedule when a card returns. */
export function LessonCards({ cards, lesson, freeLesson }: LessonCardsProps) {
  const { lessonId } = lesson
  const viewer = useSession((state) => state.viewer)
  const pupilId = viewer?.type === 'ucenik' ? viewer.sub : null
  const own = useLessonCards(lessonId, cards, viewer)
  const { note, undo, isWaiting, isSent, earned, forgetEarned } = useReviews(pupilId)
  const shown = useMemo(() => own.map(toDeckCard), [own])
  return (
    <>
      <noscript>
        <p className="mb-4 rounded-control bg-almost-soft p-4 font-semibold text-almost">
          Za kartice treba uključiti JavaScript u pregledniku. Skriptu možeš čitati i bez njega.
        </p>
      </noscript>
      <CardDeck
        key={lessonId}
        keptAs={lessonId}
        cards={shown}
        onJudge={(cardId, knows) => note({ cardId, kind: 'lesson', knows })}
        onUndo={undo}
        message={isWaiting ? REVIEWS_WAITING_TEXT : null}
        renderEnd={(deck, restart) => (
          <LessonCardsEnd
            deck={deck}
            cards={shown}
            lesson={lesson}
            freeLesson={freeLesson}
            isGuest={viewer === null}
            isPupil={pupilId !== null}
            earned={earned}
            isSent={isSent}
            onRestart={(ids) => {
              forgetEarned()
              restart(ids)
            }}
          />
        )}
      />
    </>
  )
}

const toDeckCard = ({ _id, front, back, state }: LessonCard) => ({
  id: _id,
  front: <RichText html={front} />,
  back: <RichText html={back} />,
  note: state && STATES[state],
})

const STATES = { new: null, due: 'Danas na redu', later: 'Ovu već učiš' } as const

/** The free cards of the page, until the server has sent those of the signed-in user. */
function useLessonCards(
  lessonId: string,
  free: LessonCard[],
  viewer: SignedInViewer | null,
): LessonCard[] {
  const [own, setOwn] = useState<{ lessonId: string; of: string; cards: LessonCard[] } | null>(null)
  const who = viewer?.sub
  useEffect(() => {
    if (!who) return
    let isLeft = false
    void import('./load-cards')
      .then(({ loadCards }) => loadCards(lessonId))
      .then((cards) => {
        if (cards?.length && !isLeft) setOwn({ lessonId, of: who, cards })
      })
    return () => {
      isLeft = true
    }
  }, [lessonId, who])
  return own?.lessonId === lessonId && own.of === who ? own.cards : free
}
