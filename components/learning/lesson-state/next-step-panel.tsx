'use client'
import { ArrowRight } from 'lucide-react'
import { MasterySummary } from '@/components/learning/mastery/mastery-summary'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { nextStepOf, stepPath, type NextStep } from '@/lib/learning/lesson-state/next-step'
import type { Mastery } from '@/lib/learning/mastery/model'
import {
  ALL_DONE,
  UNKNOWN_STATE_STEP,
  nextStepTexts,
} from '@/lib/learning/lesson-state/state-labels'
import { DAILY_PRACTICE_PATH } from '@/lib/platform/paths'
import { NextStepSkeleton } from './next-step-skeleton'
import { useLessonState } from './use-lesson-state'

export type LessonForNextStep = {
  lessonId: string
  /** The lesson's own address: its elements are below it. */
  path: string
  questionCount: number
  cardCount: number
}

/** The picture of a step for early readers. */
const ICONS: Record<NextStep['element'], string> = {
  skripta: 'book',
  kwiz: 'play',
  kartice: 'cards',
  test: 'check',
  provjera: 'check',
  greske: 'again',
}

type NextStepProps = LessonForNextStep & { onQuiz?: () => void }

/** The recommended next step in this lesson, and how well the pupil knows it. */
export function NextStepPanel({ lessonId, path, onQuiz, ...offer }: NextStepProps) {
  const known = useLessonState(lessonId)
  if (!known) return <NextStepSkeleton />
  const { state, openRound } = known
  const step = state && nextStepOf(state, { ...offer, openRound })
  const { text, button } = step ? nextStepTexts(step, state) : state ? ALL_DONE : UNKNOWN_STATE_STEP
  const href = step ? stepPath(step, { lessonId, path }) : DAILY_PRACTICE_PATH
  const isQuizHere = onQuiz && step?.element === 'kwiz'
  return (
    <section
      aria-labelledby="sljedeci-korak"
      className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="min-w-0 early:sr-only">
        <h2 id="sljedeci-korak" className="text-sm font-bold text-area">
          {onQuiz && state?.mastery?.isMastered
            ? 'Savladano! Tvoj sljedeći korak'
            : 'Tvoj sljedeći korak'}
        </h2>
        <p className="min-h-14 font-display text-xl leading-7 font-bold sm:min-h-7">{text}</p>
        {state && <MasteryLine mastery={state.mastery} />}
      </div>
      {button && isQuizHere && (
        <Button
          onClick={onQuiz}
          data-early-icon={ICONS.kwiz}
          className="shrink-0 early:min-h-20 early:grow early:text-2xl"
        >
          {button}
        </Button>
      )}
      {button && !isQuizHere && (
        <ButtonLink
          href={href}
          data-early-icon={step ? ICONS[step.element] : 'play'}
          className="shrink-0 early:min-h-20 early:grow early:text-2xl"
        >
          {button}
          <ArrowRight aria-hidden="true" className="size-5 early:hidden" />
        </ButtonLink>
      )}
    </section>
  )
}

/** How well a lesson is known. Its line is reserved, so that the layout does not shift. */
const MasteryLine = ({ mastery }: { mastery: Mastery | null }) => (
  <div className="mt-1 min-h-6">
    {mastery ? (
      <MasterySummary {...{ mastery }} />
    ) : (
      <p className="text-sm leading-6 font-bold">Čeka prvu vježbu</p>
    )}
  </div>
)
