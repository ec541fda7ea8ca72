'use client'
import { useEffect } from 'react'
import { useLessonState as useStore } from '@/stores/lesson-state'

/** Where the pupil stands in a lesson; null until it is known. Asked for whenever the page opens. */
export function useLessonState(lessonId: string) {
  const { known, want } = useStore()
  useEffect(() => want(lessonId), [lessonId, want])
  return known?.lessonId === lessonId ? known : null
}
