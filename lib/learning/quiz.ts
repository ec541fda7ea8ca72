import 'server-only'
import { renderText } from '@/lib/content/markdown/render'
import { listLessons } from '@/lib/content/queries'
import { isId } from '@/lib/is-id'
import { HttpError } from '@/lib/http/errors'
import { toJudgementView, type JudgementView } from '@/lib/questions/answer-view'
import { QUESTION_MESSAGES } from '@/lib/questions/contract'
import { judgeAnswer } from '@/lib/questions/judging/judge'
import { toPublicQuestion, type PublicQuestion, type SubmittedAnswer } from '@/lib/questions/model'
import { findQuestion, listQuestions } from '@/lib/questions/queries'
import { GUEST, quizLimit, type Player } from './policy'

/** The quiz of a lesson without keys, as far as this player may play; null without such a lesson. */
export async function listQuizQuestions(
  lessonId: string,
  player: Player = GUEST,
): Promise<PublicQuestion[] | null> {
  const questions = await listQuestions(lessonId, quizLimit(player))
  if (!questions.length && !(await listLessons([lessonId])).length) return null
  return questions.map((question) => toPublicQuestion(question, renderText))
}

/** Judges one answer. A guest is judged only on the demo questions. */
export async function judgeSubmitted(
  questionId: string,
  answer: SubmittedAnswer,
  player: Player = GUEST,
): Promise<JudgementView> {
  const question = isId(questionId) ? await findQuestion(questionId) : null
  if (!question) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  if (question.position > quizLimit(player)) throw new HttpError(403, QUESTION_MESSAGES.membersOnly)
  const judgement = judgeAnswer(question.body, question.explanation, answer)
  return toJudgementView(judgement, renderText)
}
