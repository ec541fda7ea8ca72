'use client'
import { useEffect, useState } from 'react'
import type { LessonCard } from '@/lib/cards/model'
import type { Viewer } from '@/lib/accounts/viewer'

/**
 * The cards of a lesson: those on the page, which everyone gets, until the server has answered with
 * those of whoever is signed in.
 */
export function useLessonCards(
  lessonId: string,
  free: LessonCard[],
  viewer: Viewer | null,
): LessonCard[] {
  const [own, setOwn] = useState<{ lessonId: string; of: string; cards: LessonCard[] } | null>(null)
  const who = viewer?.sub
  useEffect(() => {
    if (!who) return
    let isLeft = false
    void import('./load-cards')
      .then(({ loadCards }) => loadCards(lessonId))
      .then((cards) => {
        if (cards?.length && !isLeft) setOwn({ lessonId, of: who, cards })
      })
    return () => {
      isLeft = true
    }
  }, [lessonId, who])
  return own?.lessonId === lessonId && own.of === who ? own.cards : free
}
