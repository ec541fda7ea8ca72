import { call } from '@/lib/http/client'
import { cardsCalls } from '@/lib/cards/calls'
import type { LessonCard } from '@/lib/cards/model'

/** The cards of the signed-in user; null without an answer: the free ones of the page are shown. */
export const loadCards = (lessonId: string): Promise<LessonCard[] | null> =>
  call(cardsCalls.lessonCards, { params: { id: lessonId } }).catch(() => null)
