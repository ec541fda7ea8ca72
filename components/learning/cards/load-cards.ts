import { responseOrStored, cardsCacheKey } from '@/lib/platform/browser/kept-responses'
import { call } from '@/lib/platform/http/client'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import type { LessonCard } from '@/lib/learning/cards/model'
import { storageOwner } from '@/stores/session'

/**
 * The signed-in user's cards; offline the last fetched ones. Null without either: then the free
 * cards of the page are shown.
 */
export const loadCards = (lessonId: string): Promise<LessonCard[] | null> =>
  responseOrStored(storageOwner(), cardsCacheKey(lessonId), () =>
    call(cardsApiCalls.lessonCards, { params: { id: lessonId } }),
  ).catch(() => null)
