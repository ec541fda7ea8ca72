import { answerOrKept, cardsName } from '@/lib/browser/kept-answers'
import { call } from '@/lib/http/client'
import { cardsCalls } from '@/lib/cards/calls'
import type { LessonCard } from '@/lib/cards/model'
import { storageOwner } from '@/stores/session'

/**
 * The cards of the signed-in user, without a connection those of the last time; null without either:
 * the free ones of the page are shown.
 */
export const loadCards = (lessonId: string): Promise<LessonCard[] | null> =>
  answerOrKept(storageOwner(), cardsName(lessonId), () =>
    call(cardsCalls.lessonCards, { params: { id: lessonId } }),
  ).catch(() => null)
