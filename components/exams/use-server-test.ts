'use client'
import { useCallback, useRef, useState } from 'react'
import { useResend } from '@/components/quiz/use-resend'
import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { examsCalls } from '@/lib/exams/calls'
import type { OpenTest } from '@/lib/exams/model'
import { askNow, useLessonTest } from '@/stores/lesson-test'
import { useDoubtedAnswers } from './use-doubted-answers'
import { useDoubtedClock } from './use-doubted-clock'

/**
 * Asks the server how a test stands whenever the page can't know, until it answers: how much time is
 * left, what was answered in another tab or on another device, or that it was handed in there. The
 * overview tells: a start would begin another test where this one has ended.
 */
export function useServerTest({ _id, lessonID, minutes }: OpenTest, onOver: () => void): void {
  const { key, hear } = useLessonTest()
  const [isUnsure, setUnsure] = useState(false)
  const latest = useRef(0)

  const ask = useCallback(async () => {
    const asked = askNow()
    latest.current += 1
    const attempt = latest.current
    try {
      const { open } = await call(examsCalls.testOverview, { params: { id: lessonID } }, patience())
      // Between an earlier question and its answer the device may have slept, or a tab have saved.
      if (latest.current !== attempt) return
      setUnsure(false)
      if (open?._id === _id) hear(open, asked)
      else onOver()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // No connection or a busy server: asked again from time to time.
    }
  }, [_id, lessonID, hear, onOver])

  const doubt = useCallback(() => {
    latest.current += 1
    setUnsure(true)
  }, [])
  useDoubtedAnswers(key, doubt)
  useDoubtedClock(minutes !== null, doubt)
  useResend(isUnsure, ask)
}
