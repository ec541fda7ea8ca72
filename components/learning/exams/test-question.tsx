'use client'
import { clsx } from 'clsx'
import type { FormEvent } from 'react'
import { QuestionWithFields } from '@/components/learning/quiz/question-fields'
import { ABOVE_BOTTOM_BAR_CLASSES, BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'

type TestQuestionProps = {
  question: PublicQuestion
  answer: SubmittedAnswer | undefined
  takesFocus: boolean
  isFirst: boolean
  isLast: boolean
  /** Why the answer can't be read. Pressing the button again leaves it as it is. */
  message: string | null
  onChange: (answer: SubmittedAnswer) => void
  onBack: () => void
  onNext: () => void
  onHandIn: () => void
}

export function TestQuestion(props: TestQuestionProps) {
  const { question, answer, takesFocus, isFirst, isLast, message } = props
  const { onChange, onBack, onNext, onHandIn } = props
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form onSubmit={onSubmit} noValidate className={clsx('space-y-6', ABOVE_BOTTOM_BAR_CLASSES)}>
      <QuestionWithFields
        question={question}
        answer={answer}
        judged={undefined}
        takesFocus={takesFocus}
        onChange={onChange}
      />
      <div role="alert" className="space-y-1 font-bold text-almost empty:hidden">
        {message && (
          <>
            <p>{message}</p>
            <p>Ako odgovor ostane ovakav, neće se moći priznati.</p>
          </>
        )}
      </div>
      {!isLast && (
        <Button variant="quiet" onClick={onHandIn} className="w-full sm:w-auto">
          Predaj test već sada
        </Button>
      )}
      <BottomBar>
        <Button variant="secondary" onClick={onBack} disabled={isFirst} className="flex-1">
          Natrag
        </Button>
        <Button type="submit" className="flex-2 text-lg">
          {message ? 'Ostavi ovako' : isLast ? 'Predaj test' : 'Dalje'}
        </Button>
      </BottomBar>
    </form>
  )
}
