'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRetry } from '@/components/ui/use-retry'
import { ApiError, call } from '@/lib/http/client'
import { examsCalls } from '@/lib/exams/calls'
import type { OpenTest } from '@/lib/exams/model'
import { answersOf, askNow, useLessonTest } from '@/stores/lesson-test'
import { hear as hearOutbox } from '@/stores/outbox'

const TICK_MS = 1_000

/** How far two clocks may drift apart between ticks. */
const DRIFT_MS = 3_000

const drift = () => Date.now() - performance.now()

/**
 * Asks the server how a test stands whenever the page can't know, until it answers: how much time is
 * left, what was answered in another tab or on another device, or that it was handed in there. The
 * overview tells: a start would begin another test where this one has ended.
 */
export function useServerTest(
  { _id, lessonID, minutes }: OpenTest,
  onOver: () => Promise<void>,
): void {
  const { key, hear } = useLessonTest()
  const [isUnsure, setUnsure] = useState(false)
  const latest = useRef(0)
  const isTimed = minutes !== null

  const ask = async () => {
    const asked = askNow()
    latest.current += 1
    const attempt = latest.current
    try {
      const { open } = await call(examsCalls.testOverview, { params: { id: lessonID } })
      // Between an earlier question and its answer the device may have slept, or a tab have saved.
      if (latest.current !== attempt) return
      setUnsure(false)
      if (open?._id === _id) hear(open, asked)
      else void onOver()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // No connection or a busy server: asked again from time to time.
    }
  }
  useRetry(isUnsure, ask)

  const doubt = useCallback(() => {
    latest.current += 1
    setUnsure(true)
  }, [])
  // The pupil comes back to the page, or another tab goes to another question, hands the test in, or
  // has sent an answer.
  useEffect(() => {
    const left = new AbortController()
    const onBack = () => {
      if (document.visibilityState === 'visible') doubt()
    }
    document.addEventListener('visibilitychange', onBack, left)
    window.addEventListener('pageshow', onBack, left)
    window.addEventListener('focus', onBack, left)
    window.addEventListener('storage', (event) => event.key === key && onBack(), left)
    const unhear = hearOutbox(({ item, isOver, isElsewhere }) => {
      if (isElsewhere && isOver && item.kind === answersOf(_id)) onBack()
    })
    return () => {
      left.abort()
      unhear()
    }
  }, [_id, key, doubt])
  // Most devices stop the page's clock while they sleep under a closed lid, and then the wall clock
  // runs ahead of it. Anybody can set that one, so it only raises the question.
  useEffect(() => {
    if (!isTimed) return
    let last = drift()
    const timer = setInterval(() => {
      const next = drift()
      if (Math.abs(next - last) > DRIFT_MS) doubt()
      last = next
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isTimed, doubt])
}
