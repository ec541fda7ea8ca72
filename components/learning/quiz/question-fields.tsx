'use client'
import { Star } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import { LazyReadAloudButton } from '@/components/platform/reading/lazy-read-aloud-button'
import { RichText } from '@/components/ui/rich-text'
import { isDontKnow } from '@/lib/content/questions/kinds/dont-know'
import { answerInstruction } from '@/lib/content/questions/kinds/answers'
import type {
  Judged,
  PracticeAnswer,
  PublicQuestion,
  SubmittedAnswer,
} from '@/lib/content/questions/model'
import { AnswerFields } from './answer-fields'
import { Hints, type HintsState } from './hints'
import { useStepFocus } from '@/components/ui/use-step-focus'

type QuestionFieldsProps = {
  question: PublicQuestion
  answer: PracticeAnswer | undefined
  judged: Judged | undefined
  takesFocus: boolean
  isBusy?: boolean
  /** Absent where there are no hints. */
  hints?: HintsState
  onChange: (answer: SubmittedAnswer) => void
}

/** The question, a hint how to answer, and the fields. */
export function QuestionWithFields(props: QuestionFieldsProps) {
  const { question, answer, judged, takesFocus, isBusy, hints, onChange } = props
  const heading = useQuestionFocus(takesFocus)
  const given = answer && !isDontKnow(answer) ? answer : undefined
  return (
    // No level-up covers an open round.
    <fieldset data-open-round className="space-y-5" aria-busy={isBusy}>
      <legend ref={heading} tabIndex={-1} onKeyDown={submitOnEnter} className="w-full outline-none">
        {question.isBonus && (
          <span className="mb-2 inline-flex items-center gap-1.5 rounded-full bg-almost-soft px-3 py-1 text-sm font-bold text-almost">
            <Star aria-hidden="true" className="size-4 fill-current" />
            Dodatno pitanje
          </span>
        )}
        <RichText
          as="span"
          html={question.html}
          className="prose block font-display text-2xl leading-snug font-bold"
        />
        <span
          data-aloud={question.kind === 'true-false' ? 'early' : undefined}
          className="mt-1 block font-semibold text-muted empty:hidden early:not-data-aloud:sr-only"
        >
          {answerInstruction(question)}
        </span>
      </legend>
      <LazyReadAloudButton />
      {question.hints && hints && <Hints steps={question.hints} {...hints} />}
      <AnswerFields question={question} answer={given} judged={judged} onChange={onChange} />
    </fieldset>
  )
}

/** Submits on Enter while the question itself has the focus, as after a letter key. */
function submitOnEnter(event: KeyboardEvent<HTMLLegendElement>): void {
  if (event.key !== 'Enter' || event.repeat || event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}

/** Focuses the text field where there is a real keyboard, else the legend; returns its ref. */
function useQuestionFocus(takesFocus: boolean) {
  const legend = useStepFocus<HTMLLegendElement>(takesFocus)
  useEffect(() => {
    // The first question of a page takes the focus from nothing else, and does not scroll.
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (!takesFocus && !isFree) return
    const types = window.matchMedia('(hover: hover) and (pointer: fine)').matches
    const line = types
      ? legend.current?.parentElement?.querySelector<HTMLElement>('input[type=text]')
      : null
    const target = line ?? legend.current
    target?.focus({ preventScroll: true })
  }, [takesFocus, legend])
  return legend
}
