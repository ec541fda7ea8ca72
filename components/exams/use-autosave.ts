'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useResend } from '@/components/quiz/use-resend'
import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { examsCalls } from '@/lib/exams/calls'
import { useLessonTest } from '@/stores/lesson-test'

/** Who types is let finish a word. */
const PAUSE_MS = 500

/** Why answers are kept in this browser for now: no connection, or a server that takes none. */
export type Trouble = 'offline' | 'refused'

/** `over`: the test takes no more answers. */
export type Flushed = 'saved' | 'over' | Trouble

/** Saves each answer soon after it is given, one at a time, and again until the server has it. */
export function useAutosave(testId: string, onOver: () => void) {
  const waiting = useLessonTest((state) => state.waiting)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const running = useRef<Promise<Flushed>>(null)
  const isWaiting = Object.keys(waiting).length > 0
  const isHindered = trouble !== null

  const flush = useCallback((): Promise<Flushed> => {
    const run = async () => {
      const flushed = await saveAll(testId)
      setTrouble(flushed === 'saved' || flushed === 'over' ? null : flushed)
      if (flushed === 'over') onOver()
      return flushed
    }
    running.current ??= run().finally(() => (running.current = null))
    return running.current
  }, [testId, onOver])

  const resend = useCallback(async () => {
    await flush()
  }, [flush])
  useResend(isHindered && isWaiting, resend)
  useEffect(() => {
    if (!isWaiting || isHindered) return
    const timer = setTimeout(flush, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [waiting, isWaiting, isHindered, flush])
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void flush()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      // The page is left for another of the site: a timed test may end before the pupil is back.
      void flush()
    }
  }, [flush])

  return { flush, isWaiting, trouble: isWaiting ? trouble : null }
}

/** Sends what waits, also what is given meanwhile. */
async function saveAll(testId: string): Promise<Flushed> {
  for (;;) {
    const { test, waiting, settle } = useLessonTest.getState()
    const [next] = Object.entries(waiting)
    if (!next || test?._id !== testId) return 'saved'
    const [questionId, answer] = next
    try {
      const sent = { params: { id: testId }, body: { questionId, answer } }
      await call(examsCalls.keepAnswer, sent, patience())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 409) return 'over'
      // No connection, a busy server or an ended session: the answer waits. Else it is none.
      if (![400, 404].includes(error.status)) return error.status === 0 ? 'offline' : 'refused'
    }
    settle(questionId, answer)
  }
}
