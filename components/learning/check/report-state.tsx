'use client'
import { useEffect } from 'react'
import { useLessonState } from '@/components/learning/lesson-state/use-lesson-state'
import type { LessonState } from '@/lib/learning/lesson-state/model'

type ReportStateProps = {
  lessonId: string
  /** Stays the same between renders. */
  onKnown: (check: LessonState['check'] | undefined) => void
}

/** Reports a signed-in user's state of the check. Guests don't load its scripts. */
export function ReportState({ lessonId, onKnown }: ReportStateProps) {
  const check = useLessonState(lessonId)?.state?.check
  useEffect(() => onKnown(check), [check, onKnown])
  return null
}
