'use client'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { RichText } from '@/components/ui/rich-text'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { judgeOpenAnswerCall } from '@/lib/learning/check/calls'
import type { CheckPrompt, CheckVerdict } from '@/lib/learning/check/model'
import { AnswerArea } from './answer-area'
import { useDraft } from './use-draft'
import { Verdict } from './verdict'

type CheckQuestionProps = {
  runId: string
  question: CheckPrompt
  /** Set once the answer was judged. */
  verdict: CheckVerdict | undefined
  position: number
  total: number
  onJudged: (verdict: CheckVerdict) => void
  onNext: () => void
  /** The question, or the run, is no longer there: the content has changed. */
  onGone: () => Promise<void>
}

/** One open question, the field for its answer, and then the verdict. */
export function CheckQuestion(props: CheckQuestionProps) {
  const { runId, question, verdict, position, total, onJudged, onNext, onGone } = props
  const { text, write, forget } = useDraft(runId, question._id)
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<string>()
  const heading = useStepFocus<HTMLHeadingElement>()
  const isReady = verdict !== undefined || text.trim() !== ''

  const send = async () => {
    setSending(true)
    setMessage(undefined)
    try {
      const sent = { params: { id: runId }, body: { checkQuestionId: question._id, text } }
      const judged = await call(judgeOpenAnswerCall, sent, patience())
      forget()
      onJudged(judged)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404 || error.status === 409) {
        forget()
        return await onGone()
      }
      setMessage(`${error.message} Tvoj je tekst sačuvan.`)
    } finally {
      setSending(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (verdict) onNext()
    else if (isReady && !isSending) void send()
  }
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <div className="space-y-2">
        <p className="font-bold">
          Pitanje {position + 1} <span className="font-semibold text-muted">od {total}</span>
        </p>
        <Progress value={position + (verdict ? 1 : 0)} max={total} label="Napredak u provjeri" />
      </div>
      <h2
        id="pitanje"
        ref={heading}
        tabIndex={-1}
        className="font-display text-2xl leading-snug font-bold outline-none"
      >
        <RichText as="span" html={question.html} className="prose block" />
      </h2>
      <AnswerArea
        labelledBy="pitanje"
        text={verdict?.text ?? text}
        isReadOnly={verdict !== undefined}
        isSending={isSending}
        onChange={write}
      />
      {verdict && <Verdict verdict={verdict} />}
      <p role="alert" className="font-bold text-bad empty:hidden">
        {message}
      </p>
      <Button
        type="submit"
        disabled={!isReady}
        aria-disabled={isSending}
        className="w-full text-lg sm:w-auto sm:min-w-48"
      >
        {labelOf(verdict !== undefined, isSending, position === total - 1)}
      </Button>
    </form>
  )
}

function labelOf(isJudged: boolean, isSending: boolean, isLast: boolean): string {
  if (isSending) return 'Provjeravam...'
  if (!isJudged) return 'Provjeri'
  return isLast ? 'Pogledaj sve' : 'Dalje'
}
