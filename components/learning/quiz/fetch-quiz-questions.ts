import { call } from '@/lib/platform/http/client'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { storageOwner } from '@/stores/session'

/**
 * Fetches this visitor's questions, with the numbers of a round if given; offline, returns the last
 * fetched ones.
 * @throws ApiError
 */
export async function fetchQuizQuestions(
  lessonId: string,
  query: { krug?: string },
  attempt?: AbortController,
): Promise<PublicQuestion[]> {
  const ask = () =>
    call(quizApiCalls.lessonQuestions, { params: { id: lessonId }, query }, attempt ?? {})
  // Loaded on demand: guests' pages are at their script budget.
  const keeping = await import('@/lib/platform/browser/kept-responses').catch(() => null)
  if (!keeping) return ask()
  const { responseOrStored, questionsCacheKey } = keeping
  return responseOrStored(storageOwner(), questionsCacheKey(lessonId, query.krug), ask)
}
