'use client'
import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { nextStepOf, stepPath } from '@/lib/lesson-state/next-step'
import { ALL_DONE, FREE_CHOICE, OTHER_LESSONS, stepWords } from '@/lib/lesson-state/words'
import { MasteryLine } from './mastery-line'
import { NextStepSkeleton } from './next-step-skeleton'
import { useLessonState } from './use-lesson-state'
import type { LessonWay } from './next-step-place'

type NextStepProps = LessonWay & { onQuiz?: () => void }

/** The one thing that a pupil does best next in this lesson, and how well it is known already. */
export function NextStepPanel({ lessonId, path, nextPath, onQuiz, ...offer }: NextStepProps) {
  const known = useLessonState(lessonId)
  if (!known) return <NextStepSkeleton />
  const { state, openRound } = known
  const step = state && nextStepOf(state, { ...offer, openRound })
  const { text, button } = step ? stepWords(step, state) : state ? ALL_DONE : FREE_CHOICE
  // Behind the last lesson of a textbook the way leads to the others of it.
  const href = step
    ? stepPath(step, { lessonId, path })
    : (nextPath ?? path.slice(0, path.lastIndexOf('/')))
  return (
    <section
      aria-labelledby="sljedeci-korak"
      className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="min-w-0">
        <h2 id="sljedeci-korak" className="text-sm font-bold text-area">
          {onQuiz && state?.mastery?.isMastered
            ? 'Savladano! Tvoj sljedeći korak'
            : 'Tvoj sljedeći korak'}
        </h2>
        <p className="min-h-14 font-display text-xl leading-7 font-bold sm:min-h-7">{text}</p>
        {state && <MasteryLine mastery={state.mastery} />}
      </div>
      {button && onQuiz && step?.element === 'kwiz' && (
        <Button onClick={onQuiz} className="shrink-0">
          {button}
        </Button>
      )}
      {button && !(onQuiz && step?.element === 'kwiz') && (
        <ButtonLink href={href} className="shrink-0">
          {step || nextPath ? button : OTHER_LESSONS}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
    </section>
  )
}
