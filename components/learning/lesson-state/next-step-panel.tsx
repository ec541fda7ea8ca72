'use client'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { nextStepOf } from '@/lib/learning/lesson-state/next-step'
import { ALL_DONE, FREE_CHOICE, OTHER_LESSONS, stepWords } from '@/lib/learning/lesson-state/words'
import { MasteryLine } from './mastery-line'
import { NextStepSkeleton } from './next-step-skeleton'
import { useLessonState } from './use-lesson-state'
import type { LessonWay } from './next-step-place'

/** The one thing that a pupil does best next in this lesson, and how well it is known already. */
export function NextStepPanel({ lessonId, path, nextPath, ...offer }: LessonWay) {
  const known = useLessonState(lessonId)
  if (!known) return <NextStepSkeleton />
  const { state, openRound } = known
  const step = state && nextStepOf(state, { ...offer, openRound })
  const { text, button } = step ? stepWords(step, state) : state ? ALL_DONE : FREE_CHOICE
  // Behind the last lesson of a textbook the way leads to the others of it.
  const href = step ? `${path}/${step.element}` : (nextPath ?? path.slice(0, path.lastIndexOf('/')))
  return (
    <section
      aria-labelledby="sljedeci-korak"
      className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="min-w-0">
        <h2 id="sljedeci-korak" className="text-sm font-bold text-area">
          Tvoj sljedeći korak
        </h2>
        <p className="min-h-14 font-display text-xl leading-7 font-bold sm:min-h-7">{text}</p>
        {state && <MasteryLine mastery={state.mastery} />}
      </div>
      {button && (
        <ButtonLink href={href} className="shrink-0">
          {step || nextPath ? button : button && OTHER_LESSONS}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
    </section>
  )
}
