import { call } from '@/lib/platform/http/client'
import { quizCalls } from '@/lib/learning/quiz/calls'
import type { QuizKey } from '@/lib/learning/quiz/contract'
import type { JudgementView } from '@/lib/content/questions/answer-view'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { useSession } from '@/stores/session'

const isParent = () => useSession.getState().viewer?.type === 'roditelj'

/** The page goes on for the class, whatever has become of a parent's session. */
const STAYS = { endsSession: false } as const

/** The questions for a class: a parent's own, for everyone else those that are open to all. */
export const questionsForClass = (
  lessonId: string,
  open: PublicQuestion[],
): Promise<PublicQuestion[]> =>
  isParent()
    ? call(quizCalls.lessonQuestions, { params: { id: lessonId }, query: {} }, STAYS)
    : Promise.resolve(open)

/** The same for paper; a parent gets the keys with them. */
export async function paperQuestions(
  lessonId: string,
  open: PublicQuestion[],
): Promise<{ question: PublicQuestion; correct: QuizKey['correct'] | undefined }[]> {
  if (!isParent()) return open.map((question) => ({ question, correct: undefined }))
  return call(quizCalls.quizKeys, { params: { id: lessonId } }, STAYS)
}

/**
 * Judges what a class has answered. Nobody has learnt by it: a pupil who is signed in here asks as a
 * guest, so nothing is kept; of a parent nothing ever is.
 */
export const judgeForClass = (
  questionId: string,
  answer: SubmittedAnswer,
): Promise<JudgementView> =>
  call(
    quizCalls.judgeAnswer,
    { params: { id: questionId }, body: { answer } },
    isParent() ? STAYS : { ...STAYS, fetch: fetchAsGuest },
  )

const fetchAsGuest = (url: string, init: RequestInit) =>
  fetch(url, { ...init, credentials: 'omit' })
