'use client'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Explanation } from '../explanation'
import { QuestionFields } from '../question-fields'
import { RefusedWays } from '../refused-ways'
import { Button } from '@/components/ui/button'
import { isComplete } from '@/lib/questions/kinds/answers'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/questions/model'
import type { StepProps } from './round-item'
import { StepBar } from './step-bar'
import { useJudge, type JudgeOptions } from './use-judge'

type RoundQuestionProps = StepProps & {
  question: PublicQuestion
  judging: JudgeOptions
  noteOf?: ((isKnown: boolean) => ReactNode) | undefined
}

/** A question of a round: its fields, the button that judges, and then the explanation. */
export function RoundQuestion(props: RoundQuestionProps) {
  const { question, judging, isLast, takesFocus, noteOf, onKnown, onNext } = props
  const [answer, setAnswer] = useState<SubmittedAnswer>()
  const { judge, judgement, isChecking, refusal, message, forget } = useJudge(question._id, judging)
  const isReady = isComplete(question, answer)
  const isKnown = judgement?.outcome === 'right' || judgement?.outcome === 'spelling'

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (judgement) return onNext()
    if (!answer || !isReady || isChecking) return
    const judged = await judge(answer)
    if (judged) onKnown(judged.outcome === 'right' || judged.outcome === 'spelling')
  }
  const change = (next: SubmittedAnswer) => {
    forget()
    setAnswer(next)
  }
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      {/* Nothing changes meanwhile: what is explained must be what was sent. */}
      <QuestionFields
        question={question}
        answer={answer}
        judged={judgement ?? undefined}
        takesFocus={takesFocus}
        isBusy={isChecking}
        onChange={isChecking ? () => undefined : change}
      />
      <p role="alert" className="min-h-6 font-bold text-bad empty:min-h-0">
        {message}
      </p>
      {refusal && <RefusedWays test={refusal.way} onSkip={onNext} />}
      {judgement && <Explanation question={question} judgement={judgement} />}
      {judgement && noteOf?.(isKnown)}
      <StepBar>
        <Button
          type="submit"
          disabled={!isReady}
          aria-disabled={isChecking}
          className="w-full text-lg"
        >
          {isChecking ? 'Provjeravam...' : !judgement ? 'Provjeri' : isLast ? 'Završi' : 'Dalje'}
        </Button>
      </StepBar>
    </form>
  )
}
