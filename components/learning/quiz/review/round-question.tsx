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
import { RoundMessage } from './round-message'
import { useResend } from './use-resend'

type RoundQuestionProps = StepProps & {
  question: PublicQuestion
  judging: RoundReference
  noteOf?: ((isKnown: boolean) => ReactNode) | undefined
}

/** A question of a round: its fields, the button that judges, and then the explanation. */
export function RoundQuestion(props: RoundQuestionProps) {
  const { question, judging, isLast, takesFocus, noteOf, onKnown, onNext } = props
  const [answer, setAnswer] = useState<SubmittedAnswer>()
  const judge = useMutate(quizApiCalls.judgeAnswer, {
    settle: (_edit, view) => {
      if (view.outcome === 'invalid') return
      if (view.earned) void redeemEarned([view.earned])
      keepOpenedHints(question._id, 0)
      onKnown(isGood(view))
    },
  })
  const { data, error, isPending, reset, variables } = judge
  const { waiting, send: sendUntilAnswered, message } = useResend(judge)
  // An answer that is sent again keeps its id, so it counts once.
  const sent = useRef({ text: '', id: '' })
  const judgement = data && data.outcome !== 'invalid' ? data : undefined
  const invalid = data?.outcome === 'invalid' ? data.message : undefined
  const isReady = isCompleteAnswer(question, answer)
  const [opened, setOpened] = useState(() =>
    Math.min(openedHints(question._id), question.hints?.length ?? 0),
  )

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (judgement) return onNext()
    if (waiting) sendUntilAnswered(waiting)
    else if (answer && isReady) send(answer)
  }
  const send = (given: PracticeAnswer) => {
    if (isPending) return
    const text = JSON.stringify(given)
    if (sent.current.text !== text) sent.current = { text, id: uuidv7() }
    sendUntilAnswered({
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
  // While it is sent or waits, the answer stays as it was given: it may have been counted already.
  const isHeld = isPending || waiting !== undefined
  const isUnknown = variables !== undefined && isDontKnow(variables.body.answer)
  const change = (next: SubmittedAnswer) => {
    reset()
    setAnswer(next)
  }
  return (
    <form onSubmit={onSubmit} noValidate className={clsx('space-y-5', ABOVE_BOTTOM_BAR_CLASSES)}>
      {/* Unchangeable while held, so that the explanation matches the sent answer. */}
      <QuestionWithFields
        question={question}
        answer={answer}
        judged={judgement}
        takesFocus={takesFocus}
        isBusy={isPending}
        hints={{ opened, onOpen: isHeld || judgement ? undefined : openHint }}
        onChange={isHeld ? () => undefined : change}
      />
      <RoundMessage {...message} text={invalid ?? message.text} />
      {error && isRefusal(error) && <RefusalActions test={error.way} onSkip={onNext} />}
      {judgement && <Explanation {...{ question, judgement, isUnknown }} isHinted={opened > 0} />}
      {judgement && noteOf?.(isGood(judgement))}
      <BottomBar>
        {!judgement && !waiting && (
          <DontKnowButton isBusy={isPending} onClick={() => send({ kind: DONT_KNOW })} />
        )}
        <Button
          type="submit"
          disabled={!judgement && !isReady && !waiting}
          aria-disabled={isPending}
          data-early-icon={judgement ? 'next' : waiting ? 'again' : 'check'}
          className="w-full text-lg"
        >
          {judgement ? nextLabel(isLast) : waiting ? AGAIN : isPending ? CHECKING : 'Provjeri'}
        </Button>
      </BottomBar>
    </form>
  )
}

const AGAIN = 'Pokušaj ponovno'
const CHECKING = 'Provjeravam...'
const nextLabel = (isLast: boolean) => (isLast ? 'Završi' : 'Dalje')

const isGood = ({ outcome }: Judged) => outcome === 'right' || outcome === 'spelling'
