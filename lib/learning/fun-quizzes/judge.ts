import 'server-only'
import { textRenderer } from '@/lib/content/media/render-texts'
import { HttpError } from '@/lib/platform/http/errors'
import { toJudgementView } from '@/lib/content/questions/answer-view'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { drawQuestionForPlay } from './draw'
import { FUN_QUIZ_MESSAGES } from './messages'
import type { FunJudgement } from './model'
import { keepPlayAnswer } from './plays'
import { findFunQuizId, listKeyedFunQuestions } from './queries'

type Submission = { questionId: string; answer: SubmittedAnswer; playId?: string | undefined }

/**
 * Judges an answer. In a pupil's own play it is saved, and the first answer to the question is
 * judged. A pupil must answer within a play: the ranking of later plays depends on which keys the
 * pupil saw.
 */
export async function judgeFunAnswer(
  slug: string,
  { questionId, answer, playId }: Submission,
  pupilId: string | null,
  now = new Date(),
): Promise<FunJudgement> {
  const quizId = await findFunQuizId(slug)
  const question = (await listKeyedFunQuestions(quizId)).find(({ id }) => id === questionId)
  if (!question) throw new HttpError(404, FUN_QUIZ_MESSAGES.questionNotFound)
  const drawn = playId ? drawQuestionForPlay(playId, question) : null
  const render = await textRenderer(question)
  const judge = (given: SubmittedAnswer) =>
    toJudgementView(judgeAnswer(drawn?.body ?? question.body, question.explanation, given), render)
  const judgement = judge(answer)
  if (!playId && pupilId) throw new HttpError(409, FUN_QUIZ_MESSAGES.needsPlay)
  if (!playId || !drawn) return { answer, judgement }
  if (!pupilId) throw new HttpError(404, FUN_QUIZ_MESSAGES.playNotFound)
  if (judgement.outcome === 'invalid') return { answer, judgement }
  const given = { questionId, answer: drawn.toStored(answer) }
  const counted = drawn.toPlayed(await keepPlayAnswer(quizId, { playId, pupilId }, given, now))
  return { answer: counted, judgement: judge(counted) }
}
