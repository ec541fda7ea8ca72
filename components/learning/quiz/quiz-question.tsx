'use client'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ABOVE_BOTTOM_BAR_CLASSES, BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import type { CurrentAnswer } from '@/lib/learning/quiz/quiz-progress'
import { answerWithEdition, isCompleteAnswer } from '@/lib/content/questions/kinds/answers'
import { DONT_KNOW, isDontKnow } from '@/lib/content/questions/kinds/dont-know'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { DontKnowButton } from './dont-know-button'
import { isRefusal } from './is-refusal'
import type { JudgingStrategy } from './judging-strategy'
import { QuestionWithFields } from './question-fields'
import { RefusalActions } from './refusal-actions'
import { useAnswer } from './use-answer'

/** Loaded with the first answer. */
const Explanation = lazyPart(async () => (await import('./explanation')).Explanation)

type QuizQuestionProps = {
  question: PublicQuestion
  /** The turn in which it is asked; the question's id where each is asked once. */
  turn?: string
  judging: JudgingStrategy
  given: CurrentAnswer
  isLast: boolean
  onNext: () => void
  /** Continues offline: the answer waits. Absent where it can't. */
  onLater?: () => void
  /** Skips a refused question; absent where it can't be skipped. */
  onSkip?: () => void
  takesFocus: boolean
  isOfLesson?: boolean
}

/** A question with its fields, the button that judges, and then the explanation. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, judging, given, isLast, onNext, onSkip, takesFocus } = props
  const { isOfLesson = true, turn = question._id, onLater } = props
  const { change, submit, isChecking, isOffline, failure, message } = useAnswer(
    turn,
    given,
    judging,
  )
  const { answer, isSubmitted, judgement } = given
  const hints = useHints(turn, given, judging)
  const messageElement = useRef<HTMLParagraphElement>(null)
  // The message may be hidden behind a phone's bottom bar.
  useEffect(() => {
    if (message) messageElement.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  const isBegun = answer !== undefined
  useEffect(() => {
    if (isBegun) Explanation.preload().catch(() => undefined)
  }, [isBegun])
  const isReady = isCompleteAnswer(question, answer)
  const later = isOffline ? onLater : undefined

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (judgement) onNext()
    else if (answer && isReady) submit(answerWithEdition(question, answer))
  }
  const giveUp = () => isChecking || submit(answerWithEdition(question, { kind: DONT_KNOW }))
  return (
    <form onSubmit={onSubmit} noValidate className={clsx('space-y-5', ABOVE_BOTTOM_BAR_CLASSES)}>
      <QuestionWithFields
        question={question}
        answer={answer}
        judged={judgement}
        takesFocus={takesFocus}
        hints={hints}
        onChange={change}
      />
      <p
        ref={messageElement}
        role="alert"
        className={clsx(
          'min-h-6 scroll-mb-28 font-bold empty:min-h-0',
          isSubmitted ? 'text-almost' : 'text-bad',
        )}
      >
        {message}
      </p>
      {failure && isRefusal(failure) && (
        <RefusalActions test={failure.way} skipLabel="Preskoči pitanje" onSkip={onSkip} />
      )}
      {judgement && (
        <Explanation
          {...{ question, isOfLesson, judgement }}
          isHinted={hints.opened > 0}
          isUnknown={answer && isDontKnow(answer)}
        />
      )}
      <BottomBar>
        {isOfLesson && !judgement && !later && (
          <DontKnowButton isBusy={isChecking} onClick={giveUp} />
        )}
        <Button
          type="submit"
          variant={later ? 'secondary' : 'primary'}
          disabled={!judgement && !isReady}
          aria-disabled={isChecking}
          data-early-icon={judgement ? 'next' : 'check'}
          className="w-full text-lg"
        >
          {buttonLabel(judgement !== undefined, isChecking, isLast)}
        </Button>
        {later && (
          <Button onClick={later} data-early-icon="next" className="w-full text-lg">
            Dalje
          </Button>
        )}
      </BottomBar>
    </form>
  )
}

/** The opened hints of a turn, which a reload keeps open. */
function useHints(
  turn: string,
  { hints = 0, isSubmitted, judgement }: CurrentAnswer,
  { useStore }: JudgingStrategy,
) {
  const { hint } = useStore()
  const [count, setCount] = useState(hints)
  // Not before the round is stored.
  useEffect(() => {
    if (count > hints) hint(turn, count)
  })
  const open = () => setCount(count + 1)
  return { opened: Math.max(count, hints), onOpen: isSubmitted || judgement ? undefined : open }
}

function buttonLabel(isJudged: boolean, isChecking: boolean, isLast: boolean): string {
  if (isChecking) return 'Provjeravam...'
  if (!isJudged) return 'Provjeri'
  return isLast ? 'Pogledaj rezultat' : 'Dalje'
}
