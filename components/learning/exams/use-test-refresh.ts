'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOnReturn } from '@/components/ui/use-on-return'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { ApiError } from '@/lib/platform/http/client'
import type { OpenTest } from '@/lib/learning/exams/model'
import type { TestScope } from '@/lib/learning/exams/scope'
import { testAnswersKind, snapshotBeforeRequest, useLessonTest } from '@/stores/lesson-test'
import { subscribe } from '@/stores/outbox'
import { fetchTestOverview } from './test-calls'

const TICK_MS = 1_000

const DRIFT_MS = 3_000

const drift = () => Date.now() - performance.now()

/**
 * Fetches a test's state whenever the page may be outdated, until the server responds: remaining
 * time, answers from another tab or device, or its end. Uses the overview, because a start would
 * begin another test where this one has ended.
 */
export function useTestRefresh(
  { _id, minutes }: OpenTest,
  scope: TestScope,
  onOver: () => Promise<void>,
): void {
  const { key, hear } = useLessonTest()
  const [isUnsure, setUnsure] = useState(false)
  const latest = useRef(0)
  const isTimed = minutes !== null

  const ask = async () => {
    const asked = snapshotBeforeRequest()
    latest.current += 1
    const attempt = latest.current
    try {
      const { open } = await fetchTestOverview(scope)
      // Only the last request counts: the device may have slept, or another tab saved, since an
      // earlier one.
      if (latest.current !== attempt) return
      setUnsure(false)
      if (open?._id === _id) hear(open, asked)
      else void onOver()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Retried.
    }
  }
  useRepeatWhile(isUnsure, ask)

  const doubt = useCallback(() => {
    latest.current += 1
    setUnsure(true)
  }, [])
  useOnReturn(doubt)
  // Another tab changes question, submits the test or has sent an answer.
  useEffect(() => {
    const left = new AbortController()
    const onChange = () => {
      if (document.visibilityState === 'visible') doubt()
    }
    window.addEventListener('storage', (event) => event.key === key && onChange(), left)
    const unsubscribe = subscribe(({ item, isOver, isElsewhere }) => {
      if (isElsewhere && isOver && item.kind === testAnswersKind(_id)) onChange()
    })
    return () => {
      left.abort()
      unsubscribe()
    }
  }, [_id, key, doubt])
  // Most devices stop the page's clock while they sleep; the wall clock then runs ahead. Anyone can
  // set that one, so it only triggers the request.
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
