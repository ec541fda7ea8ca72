'use client'
import { useMemo } from 'react'
import { useCall } from '@/lib/platform/browser/queries'
import { lessonStateApiCalls } from '@/lib/learning/lesson-state/calls'
import { readOpenRoundProgress } from './open-round'

/**
 * A pupil's state of a lesson, null until known. Its `state` is null when the server does not
 * respond, and for guests.
 */
export function useLessonState(lessonId: string | null) {
  const input = { params: { id: lessonId ?? '' } }
  const options = { isEnabled: lessonId !== null, isForgotten: true }
  const { data, failureReason, dataUpdatedAt } = useCall(
    lessonStateApiCalls.lessonState,
    input,
    options,
  )
  const isKnown = lessonId !== null && (data !== undefined || failureReason !== null)
  // Read again with each response, because another tab may have continued the round.
  const openRound = useMemo(
    () => (isKnown && dataUpdatedAt >= 0 ? readOpenRoundProgress(lessonId) : null),
    [isKnown, lessonId, dataUpdatedAt],
  )
  return isKnown ? { state: data ?? null, openRound } : null
}
