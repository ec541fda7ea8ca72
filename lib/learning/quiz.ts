import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { renderText } from '@/lib/content/markdown/render'
import { lessonExists } from '@/lib/content/queries'
import { isId } from '@/lib/is-id'
import { HttpError } from '@/lib/http/errors'
import { toJudgementView, type JudgementView } from '@/lib/questions/answer-view'
import { QUESTION_MESSAGES } from '@/lib/questions/contract'
import { judgeAnswer } from '@/lib/questions/judging/judge'
import { toPublicQuestion, type PublicQuestion, type SubmittedAnswer } from '@/lib/questions/model'
import { findQuestion, listQuestions } from '@/lib/questions/queries'
import { recordAnswer } from './answers'
import type { AnswerSource } from './model'
import { GUEST, quizLimit, type Player } from './policy'
import { assertNotInOpenTest } from './tests/open-question'

/** The quiz of a lesson without keys, as far as this player may play; null without such a lesson. */
export async function listQuizQuestions(
  lessonId: string,
  player: Player = GUEST,
): Promise<PublicQuestion[] | null> {
  const questions = await listQuestions(lessonId, quizLimit(player))
  if (!questions.length && !(await lessonExists(lessonId))) return null
  return questions.map((question) => toPublicQuestion(question, renderText))
}

type Submission = {
  answer: SubmittedAnswer
  id?: string | undefined
  roundId?: string | undefined
  source?: Exclude<AnswerSource, 'test'>
}

/**
 * Judges one answer; a pupil's is kept. Who has no subscription is judged only on the demo
 * questions, and no pupil on a question of a test that they are writing, nor their parent.
 */
export async function judgeSubmitted(
  questionId: string,
  { answer, id, roundId, source = 'kwiz' }: Submission,
  player: Player = GUEST,
  at = new Date(),
): Promise<JudgementView> {
  if (!isId(questionId)) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  // A pupil's answer is kept only outside of a test, by the statement that keeps it.
  const isTested = player.role === 'parent' && assertNotInOpenTest(player, questionId, at)
  const [question] = await Promise.all([findQuestion(questionId), isTested])
  if (!question) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  if (question.position > quizLimit(player)) throw new HttpError(403, QUESTION_MESSAGES.membersOnly)
  const judgement = judgeAnswer(question.body, question.explanation, answer)
  const view = toJudgementView(judgement, renderText)
  const { lessonId, isBonus } = question
  if (player.role !== 'pupil' || !lessonId) return view
  if (view.outcome === 'invalid') {
    await assertNotInOpenTest(player, questionId, at)
    return view
  }
  const earned = await recordAnswer({
    pupilId: player.id,
    id: id ?? uuidv7(),
    question: { id: question.id, lessonId, isBonus },
    answer,
    outcome: view.outcome,
    source,
    roundId: roundId ?? null,
    at,
  })
  if (earned !== null) return { ...view, earned }
  await assertNotInOpenTest(player, questionId, at)
  return judgeSubmitted(questionId, { answer, id, roundId, source }, player, at)
}
