'use client'
import { clsx } from 'clsx'
import { LockedPartNotice } from '@/components/content/curriculum/locked-part-notice'
import type { LessonForNextStep } from '@/components/learning/lesson-state/next-step-panel'
import { NextStepForPupils } from '@/components/learning/lesson-state/next-step-for-pupils'
import { Link } from '@/components/ui/link'
import { EarnedXp } from '@/components/learning/rewards/earned-xp'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { FreeLessonLink } from '@/lib/content/curriculum/model'
import { CARDS_ACCUSATIVE } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { knownCount, cardsToRepeat, type DeckProgress } from '@/lib/learning/cards/deck'
import { turnableCardsLabel } from '@/lib/learning/answers/size-labels'
import { RETURN_PARAM } from '@/lib/platform/browser/return-path'
import { DeckEnd } from './deck-end'
import type { DeckCard } from './flip-card'
import { encouragement } from './deck-labels'

/** The look of the main button, for early readers alone. */
const EARLY_MAIN =
  'early:ml-0! early:min-h-20 early:w-full! early:bg-spark early:text-2xl early:text-spark-ink ' +
  'early:shadow-[0_4px_0_0_var(--spark-deep)]'

type LessonCardsEndProps = {
  deck: DeckProgress
  cards: DeckCard[]
  lesson: LessonForNextStep
  freeLesson: FreeLessonLink | null
  isGuest: boolean
  isPupil: boolean
  earned: number
  /** True once the server has all reviews: the next step depends on them. */
  isSent: boolean
  onRestart: (ids: string[]) => void
}

export function LessonCardsEnd(props: LessonCardsEndProps) {
  const { deck, cards, lesson, freeLesson, isGuest, isPupil, earned, isSent, onRestart } = props
  const total = deck.round.length
  const known = knownCount(deck)
  const repeat = cardsToRepeat(deck)
  // A pupil's primary button is the next step.
  const other = isPupil ? 'secondary' : 'primary'
  return (
    <DeckEnd
      title={`Znaš ${known} od ${total}`}
      text={encouragement(known, total)}
      deck={deck}
      cards={cards}
      actions={
        <div className="space-y-3">
          {/* Early readers go home: they would tap any other big picture, also the test's. */}
          <div className="hidden pupil:block early:hidden!">
            <NextStepForPupils {...lesson} isReady={isSent} />
          </div>
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            {repeat.length > 0 && (
              <Button variant={other} onClick={() => onRestart(repeat)} className="early:hidden">
                Ponovi {counted(repeat.length, CARDS_ACCUSATIVE)}
              </Button>
            )}
            {!isPupil && (
              <ButtonLink
                variant={repeat.length > 0 ? 'secondary' : 'primary'}
                href={`${lesson.path}/kwiz`}
              >
                Riješi kviz
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              onClick={() => onRestart(cards.map(({ id }) => id))}
              data-early-icon="again"
            >
              Sve ispočetka
            </Button>
          </div>
          <ButtonLink
            variant="quiet"
            href={lesson.path}
            data-early-icon="home"
            className={clsx('w-full sm:-ml-5 sm:w-auto', EARLY_MAIN)}
          >
            Natrag na lekciju
          </ButtonLink>
        </div>
      }
    >
      {earned > 0 && <EarnedXp value={earned} />}
      {lesson.cardCount > cards.length && (
        <LockedPartNotice
          open={turnableCardsLabel(cards.length, lesson.cardCount)}
          freeLesson={freeLesson}
        />
      )}
      {isPupil && (
        <p className="max-w-md text-muted">
          Iskra pamti što znaš. Kartice će te dočekati na profilu kad ih treba ponoviti.
        </p>
      )}
      {isGuest && (
        <p className="max-w-md text-muted">
          Uz{' '}
          <Link
            href={`/prijava?${RETURN_PARAM}=${lesson.path}/kartice`}
            className="font-bold text-link underline"
          >
            prijavu
          </Link>{' '}
          Iskra pamti koje kartice znaš i kada ih treba ponoviti.
        </p>
      )}
    </DeckEnd>
  )
}
