'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/lib/http/client'
import { PATIENCE_MS } from '@/lib/http/patience'
import { isOpen } from '@/lib/quiz/quiz-progress'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { inTurn } from './in-turn'
import { isRefusal } from './is-refusal'
import type { Judging } from './judging'
import { useResend } from './use-resend'

const OFFLINE =
  'Nema veze s internetom. Tvoj odgovor je sačuvan i provjerit će se čim se veza vrati.'

/** No answer came. */
const isOffline = ({ status }: ApiError) => status === 0

/** The pupil is no longer signed in: after the next sign-in the answer goes out. */
const isSessionOver = ({ status }: ApiError) => status === 401

/** The server is busy or being started: later it may take the same answer. */
const isPassing = ({ status }: ApiError) => status === 429 || status >= 500

/**
 * Hands in and changes the answer to the open turn, which the store keeps: as a draft, then as
 * one that waits to be judged. It is sent once at a time, over all tabs. A change wins: what is on
 * its way is given up, what waits is dropped.
 */
export function useAnswer(turn: string, isPending: boolean, { useStore, judge: ask }: Judging) {
  const { catchUp, record, draft, hold, drop } = useStore()
  const [isChecking, setChecking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const underWay = useRef<AbortController | null>(null)

  const judge = useCallback(
    async (answer: SubmittedAnswer, isAsked: boolean, attempt: AbortController) => {
      const patience = setTimeout(() => attempt.abort(), PATIENCE_MS)
      try {
        const { judgement, ...counted } = await ask(turn, answer, attempt)
        if (underWay.current !== attempt) return
        if (judgement.outcome !== 'invalid') return record(turn, { ...counted, judgement })
        drop(turn)
        setMessage(judgement.message)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (underWay.current !== attempt) return
        setMessage(isOffline(error) ? null : error.message)
        setRefusal(isRefusal(error) ? error : null)
        // Who just asked reads the sentence and asks again; what waits goes on waiting.
        const isKept = isOffline(error) || isSessionOver(error) || (!isAsked && isPassing(error))
        if (!isKept) drop(turn)
      } finally {
        clearTimeout(patience)
      }
    },
    [turn, ask, record, drop],
  )

  const send = useCallback(
    async (isAsked: boolean) => {
      if (underWay.current) return
      const attempt = new AbortController()
      underWay.current = attempt
      try {
        await inTurn(`iskra_odgovor_${turn}`, async () => {
          catchUp()
          const { progress } = useStore.getState()
          const isGivenUp = attempt.signal.aborted
          if (isGivenUp || !progress?.pending || !isOpen(progress, turn)) return
          await judge(progress.pending, isAsked, attempt)
        })
      } finally {
        if (underWay.current === attempt) {
          underWay.current = null
          setChecking(false)
        }
      }
    },
    [turn, useStore, catchUp, judge],
  )
  // Who leaves finds the answer again, still waiting; what its call says meanwhile is not heard.
  useEffect(
    () => () => {
      underWay.current?.abort()
      underWay.current = null
    },
    [turn],
  )

  const resend = useCallback(() => send(false), [send])
  useResend(isPending, resend)

  const change = (answer: SubmittedAnswer) => {
    underWay.current?.abort()
    underWay.current = null
    setChecking(false)
    setMessage(null)
    setRefusal(null)
    draft(turn, answer)
  }
  const submit = (answer: SubmittedAnswer) => {
    hold(turn, answer)
    setChecking(true)
    setMessage(null)
    setRefusal(null)
    void send(true)
  }
  // A page that was left in mid-call is kept; another tab may have had the answer judged meanwhile.
  const isUnderWay = isChecking && isPending
  const shown = message ?? (isPending ? OFFLINE : null)
  return { change, submit, isChecking: isUnderWay, refusal, message: isUnderWay ? null : shown }
}
