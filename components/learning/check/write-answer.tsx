'use client'
import type { FormEvent } from 'react'
import { HelpBelowField } from '@/components/people/distress/help-below-field'
import { ABOVE_BOTTOM_BAR_CLASSES, BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/platform/http/client'
import { checkApiCalls } from '@/lib/learning/check/calls'
import type { AnsweredQuestion } from '@/lib/learning/check/model'
import { AnswerArea } from './answer-area'
import { useDraft } from './use-draft'
import { useSend } from './use-send'

type WriteAnswerProps = {
  runId: string
  questionId: string
  labelledBy: string
  isSpoken: boolean
  onAnswered: (answered: AnsweredQuestion) => void
  onGone: () => Promise<void>
}

/** The field for an answer, or an instruction to answer aloud. */
export function WriteAnswer(props: WriteAnswerProps) {
  const { runId, questionId, labelledBy, isSpoken, onAnswered, onGone } = props
  const { text, write, forget } = useDraft(runId, questionId)
  const { isSending, error, send } = useSend(async () => {
    forget()
    await onGone()
  })
  const isReady = isSpoken || text.trim() !== ''

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    void send(async () => {
      const body = { checkQuestionId: questionId, text: isSpoken ? '' : text }
      const answered = await call(checkApiCalls.answerOpen, { params: { id: runId }, body })
      forget()
      onAnswered(answered)
    })
  }
  return (
    <form onSubmit={onSubmit} noValidate className={ABOVE_BOTTOM_BAR_CLASSES}>
      {isSpoken ? (
        <p className="text-lg text-muted">
          Odgovori naglas, svojim riječima. Onda s odraslom osobom pogledaj odgovor.
        </p>
      ) : (
        <>
          <AnswerArea labelledBy={labelledBy} text={text} isSending={isSending} onChange={write} />
          <HelpBelowField text={text} />
        </>
      )}
      <p role="alert" className="font-bold text-bad empty:hidden">
        {error && `${error.message}${isSpoken ? '' : ' Tvoj je tekst sačuvan.'}`}
      </p>
      <BottomBar>
        <Button
          type="submit"
          disabled={!isReady}
          aria-disabled={isSending}
          className="w-full text-lg"
        >
          {isSending ? 'Otvaram...' : isSpoken ? 'Pogledaj odgovor' : 'Usporedi'}
        </Button>
      </BottomBar>
    </form>
  )
}
