'use client'
import { useRef, useState } from 'react'
import type { CheckAnswerReviewProps } from '@/components/learning/check/check-answer-review-context'
import { Button } from '@/components/ui/button'
import { assistantApiCalls } from '@/lib/asking/assistant/calls'
import { ApiError, call } from '@/lib/platform/http/client'
import { AWAITED_REPLY, lostReply, type Reply } from '@/stores/assistant'
import { ReplyView } from './turn-view'

/** Longer than the server waits for a model. */
const TIMEOUT_MS = 30_000

/** Has a model review a check answer: it suggests ticks and writes one sentence. */
export function CheckAnswerReview({ runId, checkQuestionId, onLooked }: CheckAnswerReviewProps) {
  const [reply, setReply] = useState<Reply>()
  const place = useRef<HTMLElement>(null)
  const look = async () => {
    if (reply?.state === 'waiting') return
    setReply(AWAITED_REPLY)
    // The button disappears.
    place.current?.focus({ preventScroll: true })
    try {
      const body = { runId, checkQuestionId }
      const options = { timeoutMs: TIMEOUT_MS }
      const { answered, ...said } = await call(
        assistantApiCalls.reviewCheckAnswer,
        { body },
        options,
      )
      const canRetry = said.outcome === 'failed'
      setReply({ ...AWAITED_REPLY, ...said, state: 'done', by: 'model', canRetry })
      onLooked(answered)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setReply({ ...AWAITED_REPLY, ...lostReply(error) })
    }
  }
  return (
    <section ref={place} tabIndex={-1} aria-label="Pomoćnik" className="space-y-2 outline-none">
      {reply ? (
        <ReplyView reply={reply} onRetry={() => void look()} />
      ) : (
        <Button variant="secondary" onClick={() => void look()}>
          Neka pogleda i Pomoćnik
        </Button>
      )}
      {reply?.outcome === 'reply' && (
        <p className="text-muted">O kvačicama i dalje odlučuješ ti.</p>
      )}
    </section>
  )
}
