'use client'
import { useMemo, useState, type FormEvent } from 'react'
import { DontKnowButton } from '@/components/learning/quiz/dont-know-button'
import { QuestionWithFields } from '@/components/learning/quiz/question-fields'
import { usePreloadedFields } from '@/components/learning/quiz/use-preloaded-fields'
import { ABOVE_BOTTOM_BAR_CLASSES, BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { useAlertScrollRef } from '@/components/ui/use-shown-alert'
import { isCompleteAnswer } from '@/lib/content/questions/kinds/answers'
import { DONT_KNOW } from '@/lib/content/questions/kinds/dont-know'
import type { PracticeAnswer, PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import type { Placement } from '@/lib/learning/placement/model'

type PlacementQuestionProps = {
  placement: Placement
  question: PublicQuestion
  isSending: boolean
  /** Why the last answer was not taken; it stays in the fields. */
  message: string | undefined
  takesFocus: boolean
  onChange: () => void
  onAnswer: (answer: PracticeAnswer) => void
}

/** A question of a placement. No answer is judged aloud. */
export function PlacementQuestion(props: PlacementQuestionProps) {
  const { placement, question, isSending, message, takesFocus, onChange, onAnswer } = props
  const { position, most, book } = placement
  const [answer, setAnswer] = useState<SubmittedAnswer>()
  usePreloadedFields(useMemo(() => [question], [question]))
  const isReady = isCompleteAnswer(question, answer)
  const alert = useAlertScrollRef(message)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (answer && isReady) onAnswer(answer)
  }
  const change = (next: SubmittedAnswer) => {
    onChange()
    setAnswer(next)
  }
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      data-area={book.area}
      className={`space-y-5 ${ABOVE_BOTTOM_BAR_CLASSES}`}
    >
      <div className="space-y-2">
        <p className="font-bold early:sr-only">
          {position}. <span className="font-semibold text-muted">od najviše {most}</span>
        </p>
        <Progress value={position - 1} max={most} label="Napredak" />
      </div>
      <QuestionWithFields
        {...{ question, answer, takesFocus }}
        judged={undefined}
        isBusy={isSending}
        onChange={isSending ? () => undefined : change}
      />
      <p ref={alert} role="alert" className="min-h-6 scroll-mb-28 font-bold text-bad empty:min-h-0">
        {message}
      </p>
      <BottomBar>
        <DontKnowButton isBusy={isSending} onClick={() => onAnswer({ kind: DONT_KNOW })} />
        <Button
          type="submit"
          disabled={!isReady}
          aria-disabled={isSending}
          data-early-icon="next"
          className="w-full text-lg"
        >
          {isSending ? 'Spremam...' : message && isReady ? 'Pokušaj ponovno' : 'Dalje'}
        </Button>
      </BottomBar>
    </form>
  )
}
