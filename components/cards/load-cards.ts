import { call } from '@/lib/http/client'
import { cardsCalls } from '@/lib/cards/calls'
import type { LessonCard } from '@/lib/cards/model'

/** The cards of whoever is signed in. Without an answer the free ones on the page must do. */
export const loadCards = (lessonId: string): Promise<LessonCard[] | null> =>
  call(cardsCalls.lessonCards, { params: { id: lessonId } }).catch(() => null)
