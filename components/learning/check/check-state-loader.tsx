'use client'
import { useEffect } from 'react'
import { useLessonState } from '@/components/learning/lesson-state/use-lesson-state'
import type { LessonState } from '@/lib/learning/lesson-state/model'

type ReportStateProps = {
  lessonId: string
  /** Stays the same between renders. */
  onKnown: (check: LessonState['check'] | undefined) => void
}

/** Passes a user's state of the check to `onKnown`. Separate, so that guests load no scripts. */
export function CheckStateLoader({ lessonId, onKnown }: ReportStateProps) {
  const check = useLessonState(lessonId)?.state?.check
  useEffect(() => onKnown(check), [check, onKnown])
  return null
}
