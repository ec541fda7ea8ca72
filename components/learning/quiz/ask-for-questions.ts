import { call } from '@/lib/platform/http/client'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { quizCalls } from '@/lib/learning/quiz/calls'
import { storageOwner } from '@/stores/session'

/**
 * The questions of this visitor, with the numbers of a round if it is named; without a connection
 * those of the last time.
 * @throws ApiError
 */
export async function askForQuestions(
  lessonId: string,
  query: { krug?: string },
  attempt?: AbortController,
): Promise<PublicQuestion[]> {
  const ask = () =>
    call(quizCalls.lessonQuestions, { params: { id: lessonId }, query }, attempt ?? {})
  // Loaded when it is needed: pages of guests are at the bound of their scripts.
  const keeping = await import('@/lib/platform/browser/kept-answers').catch(() => null)
  if (!keeping) return ask()
  const { answerOrKept, questionsName } = keeping
  return answerOrKept(storageOwner(), questionsName(lessonId, query.krug), ask)
}
