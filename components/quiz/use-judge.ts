'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '@/lib/http/client'
import type { QuizStep } from '@/lib/learning/quiz-progress'
import { judgeAnswerCall } from '@/lib/questions/calls'
import type { SubmittedAnswer } from '@/lib/questions/model'

const OFFLINE =
  'Nema veze s internetom. Tvoj odgovor je sačuvan i provjerit će se čim se veza vrati.'

/**
 * Sends one answer to be judged. Without a connection the answer waits and goes out once when the
 * connection is back; a double click sends nothing twice.
 */
export function useJudge(questionId: string, onJudged: (step: QuizStep) => void) {
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const inFlight = useRef(false)
  const waiting = useRef<SubmittedAnswer | null>(null)

  const judge = useCallback(
    async (answer: SubmittedAnswer) => {
      if (inFlight.current) return
      inFlight.current = true
      waiting.current = null
      setSending(true)
      setMessage(null)
      try {
        const params = { id: questionId }
        const judgement = await call(judgeAnswerCall, { params, body: { answer } })
        if (judgement.outcome === 'invalid') setMessage(judgement.message)
        else onJudged({ answer, judgement })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const isOffline = error.status === 0
        if (isOffline) waiting.current = answer
        setMessage(isOffline ? OFFLINE : error.message)
      } finally {
        inFlight.current = false
        setSending(false)
      }
    },
    [questionId, onJudged],
  )

  useEffect(() => {
    const resend = () => {
      if (waiting.current) void judge(waiting.current)
    }
    window.addEventListener('online', resend)
    return () => window.removeEventListener('online', resend)
  }, [judge])

  /** The pupil changes the answer: what waits for the connection is no longer meant. */
  const forget = useCallback(() => {
    waiting.current = null
    setMessage(null)
  }, [])

  return { judge, isSending, message, forget }
}
