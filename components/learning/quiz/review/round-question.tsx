'use client'
import { clsx } from 'clsx'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { redeemEarned } from '@/components/learning/rewards/redeem-earned'
import { useMutate } from '@/lib/platform/browser/mutations'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { DontKnowButton } from '../dont-know-button'
import { isRefusal } from '../is-refusal'
import { Explanation } from '../explanation'
import { QuestionWithFields } from '../question-fields'
import { RefusalActions } from '../refusal-actions'
import { ABOVE_BOTTOM_BAR_CLASSES, BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { useAlertScrollRef } from '@/components/ui/use-shown-alert'
import { answerWithEdition, isCompleteAnswer } from '@/lib/content/questions/kinds/answers'
import { DONT_KNOW, isDontKnow } from '@/lib/content/questions/kinds/dont-know'
import type {
  Judged,
  PracticeAnswer,
  PublicQuestion,
  SubmittedAnswer,
} from '@/lib/content/questions/model'
import { keepOpenedHints, openedHints } from '@/stores/todays-practice'
import type { RoundReference, StepProps } from './round-item'

type RoundQuestionProps = StepProps & {
  question: PublicQuestion
  judging: RoundReference
  noteOf?: ((isKnown: boolean) => ReactNode) | undefined
}

/** A question of a round: its fields, the button that judges, and then the explanation. */
export function RoundQuestion(props: RoundQuestionProps) {
  const { question, judging, isLast, takesFocus, noteOf, onKnown, onNext } = props
  const [answer, setAnswer] = useState<SubmittedAnswer>()
  const { mutate, data, error, isPending, reset, variables } = useMutate(quizApiCalls.judgeAnswer, {
    settle: (_edit, view) => {
      if (view.outcome === 'invalid') return
      if (view.earned) void redeemEarned([view.earned])
      keepOpenedHints(question._id, 0)
      onKnown(isGood(view))
    },
  })
  // An answer that is sent again keeps its id, so it counts once.
  const sent = useRef({ text: '', id: '' })
  const judgement = data && data.outcome !== 'invalid' ? data : undefined
  const message = data?.outcome === 'invalid' ? data.message : error?.message
  const alert = useAlertScrollRef(message)
  const isReady = isCompleteAnswer(question, answer)
  const [opened, setOpened] = useState(() =>
    Math.min(openedHints(question._id), question.hints?.length ?? 0),
  )

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (judgement) return onNext()
    if (answer && isReady) send(answer)
  }
  const send = (given: PracticeAnswer) => {
    if (isPending) return
    const text = JSON.stringify(given)
    if (sent.current.text !== text) sent.current = { text, id: uuidv7() }
    mutate({
      params: { id: question._id },
      body: {
        ...{ answer: answerWithEdition(question, given), id: sent.current.id, ...judging },
        ...(opened && { hints: opened }),
      },
    })
  }
  const openHint = () => {
    keepOpenedHints(question._id, opened + 1)
    setOpened(opened + 1)
  }
  const isUnknown = variables !== undefined && isDontKnow(variables.body.answer)
  const change = (next: SubmittedAnswer) => {
    reset()
    setAnswer(next)
  }
  return (
    <form onSubmit={onSubmit} noValidate className={clsx('space-y-5', ABOVE_BOTTOM_BAR_CLASSES)}>
      {/* Disabled while sending, so that the explanation matches the sent answer. */}
      <QuestionWithFields
        question={question}
        answer={answer}
        judged={judgement}
        takesFocus={takesFocus}
        isBusy={isPending}
        hints={{ opened, onOpen: isPending || judgement ? undefined : openHint }}
        onChange={isPending ? () => undefined : change}
      />
      <p ref={alert} role="alert" className="min-h-6 scroll-mb-28 font-bold text-bad empty:min-h-0">
        {message}
      </p>
      {error && isRefusal(error) && <RefusalActions test={error.way} onSkip={onNext} />}
      {judgement && <Explanation {...{ question, judgement, isUnknown }} isHinted={opened > 0} />}
      {judgement && noteOf?.(isGood(judgement))}
      <BottomBar>
        {!judgement && (
          <DontKnowButton isBusy={isPending} onClick={() => send({ kind: DONT_KNOW })} />
        )}
        <Button
          type="submit"
          disabled={!judgement && !isReady}
          aria-disabled={isPending}
          data-early-icon={judgement ? 'next' : 'check'}
          className="w-full text-lg"
        >
          {isPending ? 'Provjeravam...' : !judgement ? 'Provjeri' : isLast ? 'Završi' : 'Dalje'}
        </Button>
      </BottomBar>
    </form>
  )
}

const isGood = ({ outcome }: Judged) => outcome === 'right' || outcome === 'spelling'
