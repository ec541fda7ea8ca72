'use client'
import { useEffect } from 'react'
import { useMastery } from '@/stores/mastery'

/** Mastery of lessons by their ids, as far as it is known; asked for when the page opens. */
export function useMastered(lessonIds: string[]) {
  const { byLesson, want } = useMastery()
  const ids = lessonIds.join()
  useEffect(() => {
    if (ids) want(ids.split(','))
  }, [ids, want])
  return byLesson
}
