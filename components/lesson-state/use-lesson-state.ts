'use client'
import { useEffect } from 'react'
import { useLessonState as useStore } from '@/stores/lesson-state'

/**
 * Where the pupil stands in a lesson; null until it is known. Asked for whenever the page opens,
 * but without a lesson: parts that stand in everybody's page ask for pupils only.
 */
export function useLessonState(lessonId: string | null) {
  const { known, want } = useStore()
  useEffect(() => {
    if (lessonId !== null) want(lessonId)
  }, [lessonId, want])
  return known?.lessonId === lessonId ? known : null
}
