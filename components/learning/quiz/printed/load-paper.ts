import { PrintedQuiz } from '../printed-quiz'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { call } from '@/lib/platform/http/client'
import { useSession } from '@/stores/session'

/**
 * Loads what the printed quiz needs beyond the page: the sheet, and for a parent the keys.
 * @throws ApiError when the keys cannot be loaded
 */
export async function loadPaper(lessonId: string) {
  const isParent = useSession.getState().viewer?.type === 'roditelj'
  const keys = isParent
    ? await call(quizApiCalls.keyedQuizQuestions, { params: { id: lessonId } })
    : null
  return { Sheet: PrintedQuiz, keys }
}
