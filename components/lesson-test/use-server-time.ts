'use client'
import { useCallback, useRef, useState } from 'react'
import { useResend } from '@/components/quiz/use-resend'
import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { testOverviewCall } from '@/lib/learning/tests/calls'
import type { OpenTest } from '@/lib/learning/tests/model'
import { useLessonTest } from '@/stores/lesson-test'
import { useDoubtedClock } from './use-doubted-clock'

/**
 * Asks the server how much is left of a timed test whenever the page can't know, until it answers.
 * The overview tells: a start would begin another test where this one has ended.
 */
export function useServerTime({ _id, lessonID, minutes }: OpenTest, onOver: () => void): void {
  const hearTime = useLessonTest((state) => state.hearTime)
  const [isUnsure, setUnsure] = useState(false)
  const latest = useRef<number>(null)

  const ask = useCallback(async () => {
    const askedAt = performance.now()
    const attempt = (latest.current ?? 0) + 1
    latest.current = attempt
    try {
      const { open } = await call(testOverviewCall, { params: { id: lessonID } }, patience())
      // Between an earlier question and its answer the device may have slept.
      if (latest.current !== attempt) return
      setUnsure(false)
      if (open?._id === _id) hearTime(_id, open.remainingMs, askedAt)
      else onOver()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // No connection or a busy server: asked again from time to time.
    }
  }, [_id, lessonID, hearTime, onOver])

  const doubt = useCallback(() => setUnsure(true), [])
  useDoubtedClock(minutes !== null, doubt)
  useResend(isUnsure, ask)
}
