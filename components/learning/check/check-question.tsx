'use client'
import { Progress } from '@/components/ui/progress'
import { RichText } from '@/components/ui/rich-text'
import { useStepFocus } from '@/components/ui/use-step-focus'
import type { AnsweredQuestion, CheckPrompt } from '@/lib/learning/check/model'
import { CompareAnswer } from './compare-answer'
import { WriteAnswer } from './write-answer'

type CheckQuestionProps = {
  runId: string
  question: CheckPrompt
  answered: AnsweredQuestion | undefined
  isSpoken: boolean
  position: number
  total: number
  onAnswered: (answered: AnsweredQuestion) => void
  onDecided: (answered: AnsweredQuestion) => void
  onGone: () => Promise<void>
}

/** An open question: first answered, then compared with the model answer. */
export function CheckQuestion(props: CheckQuestionProps) {
  const { runId, question, answered, isSpoken, position, total, onAnswered, onDecided } = props
  const { onGone } = props
  const heading = useStepFocus<HTMLHeadingElement>()
  return (
    <div className="space-y-5">
      <div className="space-y-2">
        <p className="font-bold">
          Pitanje {position + 1} <span className="font-semibold text-muted">od {total}</span>
        </p>
        <Progress value={position + (answered ? 1 : 0)} max={total} label="Napredak u provjeri" />
      </div>
      <h2
        id="pitanje"
        ref={heading}
        tabIndex={-1}
        className="font-display text-2xl leading-snug font-bold outline-none"
      >
        <RichText as="span" html={question.html} className="prose block" />
      </h2>
      {answered ? (
        <CompareAnswer
          {...{ runId, answered, onDecided, onGone }}
          onSuggested={onAnswered}
          isLast={position === total - 1}
        />
      ) : (
        <WriteAnswer
          {...{ runId, isSpoken, onAnswered, onGone }}
          questionId={question._id}
          labelledBy="pitanje"
        />
      )}
    </div>
  )
}
