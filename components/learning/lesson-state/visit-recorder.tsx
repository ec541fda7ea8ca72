'use client'
import { useEffect } from 'react'
import type { VisitedElement } from '@/lib/learning/lesson-state/model'
import { useSession } from '@/stores/session'

type VisitNoteProps = { lessonId: string; element: VisitedElement }

/** Records that a pupil opened the lesson. Shows nothing. */
export function LessonVisitRecorder({ lessonId, element }: VisitNoteProps) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  useEffect(() => {
    if (isPupil)
      void import('./send-visit').then(({ sendLessonVisit }) => sendLessonVisit(lessonId, element))
  }, [isPupil, lessonId, element])
  return null
}
