import { call } from '@/lib/platform/http/client'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import type { KeyedQuizQuestion } from '@/lib/learning/quiz/contract'
import type { JudgementView } from '@/lib/content/questions/answer-view'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { useSession } from '@/stores/session'

const isParent = () => useSession.getState().viewer?.type === 'roditelj'

/** The page continues for the class even when a parent's session has ended. */
const STAYS = { endsSession: false } as const

/**
 * A class's questions: for a parent, all that the family has access to; otherwise the free ones.
 */
export const loadClassQuestions = (
  lessonId: string,
  open: PublicQuestion[],
): Promise<PublicQuestion[]> =>
  isParent()
    ? call(quizApiCalls.lessonQuestions, { params: { id: lessonId }, query: {} }, STAYS)
    : Promise.resolve(open)

/** The questions for printing; a parent also gets the keys. */
export async function loadPrintedQuestions(
  lessonId: string,
  open: PublicQuestion[],
): Promise<{ question: PublicQuestion; correct: KeyedQuizQuestion['correct'] | undefined }[]> {
  if (!isParent()) return open.map((question) => ({ question, correct: undefined }))
  return call(quizApiCalls.keyedQuizQuestions, { params: { id: lessonId } }, STAYS)
}

/**
 * Judges a class's answer. Nothing is stored, because the answer says nothing about one pupil: for
 * a signed-in pupil it is sent as a guest's; parents' answers are never stored.
 */
export const judgeForClass = (
  questionId: string,
  answer: SubmittedAnswer,
): Promise<JudgementView> =>
  call(
    quizApiCalls.judgeAnswer,
    { params: { id: questionId }, body: { answer } },
    isParent() ? STAYS : { ...STAYS, fetch: fetchAsGuest },
  )

const fetchAsGuest = (url: string, init: RequestInit) =>
  fetch(url, { ...init, credentials: 'omit' })
