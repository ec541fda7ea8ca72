'use client'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import type { QuizStep } from '@/lib/learning/quiz-progress'
import { isComplete } from '@/lib/questions/is-complete'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/questions/model'
import { AnswerFields } from './answer-fields'
import { Explanation } from './explanation'
import type { Judging } from './judging'
import { KIND_HINTS } from './kind-hints'
import { useAnswer } from './use-answer'

type QuizQuestionProps = {
  question: PublicQuestion
  judging: Judging
  /** Set once the answer was judged. */
  step: QuizStep | undefined
  /** What is chosen or typed so far. */
  draft: SubmittedAnswer | undefined
  /** The answer that is kept until it is judged. */
  pending: SubmittedAnswer | undefined
  isLast: boolean
  onNext: () => void
  /** True when the pupil came here from another question: the keyboard goes on from this one. */
  takesFocus: boolean
}

/** A question with its fields, the button that judges, and then the explanation. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, judging, step, draft, pending, isLast, onNext, takesFocus } = props
  const heading = useRef<HTMLLegendElement>(null)
  const isPending = pending !== undefined
  const { change, submit, isChecking, message } = useAnswer(question._id, isPending, judging)
  const answer = step?.answer ?? pending ?? draft
  const isReady = isComplete(question, answer)

  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (step) onNext()
    else if (answer && isReady) submit(answer)
  }
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className="space-y-5 pb-28 [@media(max-height:30rem)]:pb-4"
    >
      <fieldset className="space-y-5">
        <legend ref={heading} tabIndex={-1} className="w-full outline-none">
          {question.isBonus && (
            <span className="mb-2 inline-flex items-center gap-1.5 rounded-full bg-almost-soft px-3 py-1 text-sm font-bold text-almost">
              <Star aria-hidden="true" className="size-4 fill-current" />
              Bonus pitanje
            </span>
          )}
          <RichText
            as="span"
            html={question.html}
            className="prose block font-display text-2xl leading-snug font-bold"
          />
          <span className="mt-1 block font-semibold text-muted">{KIND_HINTS[question.kind]}</span>
        </legend>
        <AnswerFields
          question={question}
          answer={answer}
          judged={step?.judgement}
          onChange={change}
        />
      </fieldset>
      <p
        role="alert"
        className={clsx('min-h-6 font-bold empty:min-h-0', pending ? 'text-almost' : 'text-bad')}
      >
        {message}
      </p>
      {step && <Explanation question={question} judgement={step.judgement} />}
      <div className={BUTTON_BAR}>
        <div className="mx-auto max-w-2xl sm:px-4">
          <Button
            type="submit"
            disabled={!isReady}
            aria-disabled={isChecking}
            className="w-full text-lg"
          >
            {buttonLabel(step !== undefined, isChecking, isLast)}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** At hand at the bottom; in a low window (a phone on its side) it would cover the options. */
const BUTTON_BAR =
  'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page/95 p-3 backdrop-blur-sm ' +
  '[@media(max-height:30rem)]:static [@media(max-height:30rem)]:border-t-0 [@media(max-height:30rem)]:px-0'

function buttonLabel(isJudged: boolean, isChecking: boolean, isLast: boolean): string {
  if (isChecking) return 'Provjeravam...'
  if (!isJudged) return 'Provjeri'
  return isLast ? 'Pogledaj rezultat' : 'Dalje'
}
