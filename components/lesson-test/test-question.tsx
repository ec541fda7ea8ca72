'use client'
import { useEffect, useRef, type FormEvent } from 'react'
import { AnswerFields } from '@/components/quiz/answer-fields'
import { KIND_HINTS } from '@/components/quiz/kind-hints'
import { Button } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/questions/model'

type TestQuestionProps = {
  question: PublicQuestion
  answer: SubmittedAnswer | undefined
  /** True when the pupil came here from another question: the keyboard goes on from this one. */
  takesFocus: boolean
  isFirst: boolean
  isLast: boolean
  onChange: (answer: SubmittedAnswer) => void
  onBack: () => void
  onNext: () => void
  onHandIn: () => void
}

/** A question of a test with its fields, and the ways back, on and out. */
export function TestQuestion(props: TestQuestionProps) {
  const { question, answer, takesFocus, isFirst, isLast } = props
  const { onChange, onBack, onNext, onHandIn } = props
  const heading = useRef<HTMLLegendElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className="space-y-6 pb-28 [@media(max-height:30rem)]:pb-4"
    >
      <fieldset className="space-y-5">
        <legend ref={heading} tabIndex={-1} className="w-full outline-none">
          <RichText
            as="span"
            html={question.html}
            className="prose block font-display text-2xl leading-snug font-bold"
          />
          <span className="mt-1 block font-semibold text-muted">{KIND_HINTS[question.kind]}</span>
        </legend>
        <AnswerFields question={question} answer={answer} judged={undefined} onChange={onChange} />
      </fieldset>
      {!isLast && (
        <Button variant="quiet" onClick={onHandIn} className="w-full sm:w-auto">
          Predaj test već sada
        </Button>
      )}
      <div className={BUTTON_BAR}>
        <div className="mx-auto flex max-w-2xl gap-3 sm:px-4">
          <Button variant="secondary" onClick={onBack} disabled={isFirst} className="flex-1">
            Natrag
          </Button>
          <Button type="submit" className="flex-2 text-lg">
            {isLast ? 'Predaj test' : 'Dalje'}
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
