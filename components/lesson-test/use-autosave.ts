'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useResend } from '@/components/quiz/use-resend'
import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { keepAnswerCall } from '@/lib/learning/tests/calls'
import { useLessonTest } from '@/stores/lesson-test'
import { isSessionRefused, leave } from '@/stores/user'

/** Who types is let finish a word. */
const PAUSE_MS = 500

/** `over`: the test takes no more answers; `kept`: no connection, they are kept in this browser. */
export type Flushed = 'saved' | 'kept' | 'over'

/** Saves each answer soon after it is given, one at a time, and again until the server has it. */
export function useAutosave(testId: string, onOver: () => void) {
  const waiting = useLessonTest((state) => state.waiting)
  const [isOffline, setOffline] = useState(false)
  const running = useRef<Promise<Flushed>>(null)
  const isWaiting = Object.keys(waiting).length > 0

  const flush = useCallback((): Promise<Flushed> => {
    const run = async () => {
      const flushed = await saveAll(testId)
      setOffline(flushed === 'kept')
      if (flushed === 'over') onOver()
      return flushed
    }
    running.current ??= run().finally(() => (running.current = null))
    return running.current
  }, [testId, onOver])

  const resend = useCallback(async () => {
    await flush()
  }, [flush])
  useResend(isOffline && isWaiting, resend)
  useEffect(() => {
    if (!isWaiting || isOffline) return
    const timer = setTimeout(flush, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [waiting, isWaiting, isOffline, flush])
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

  return { flush, isWaiting, isOffline: isOffline && isWaiting }
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
      await call(keepAnswerCall, sent, patience())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isSessionRefused(error)) leave()
      if (error.status === 409) return 'over'
      // No connection, a busy server or an ended session: the answer waits. Else it is none.
      if (![400, 404].includes(error.status)) return 'kept'
    }
    settle(questionId, answer)
  }
}
