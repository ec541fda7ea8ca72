import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { textRenderer } from '@/lib/content/media/render-texts'
import { isLessonVisible } from '@/lib/content/curriculum/queries'
import { isId } from '@/lib/platform/is-id'
import { HttpError } from '@/lib/platform/http/errors'
import { toJudgementView, type JudgementView } from '@/lib/content/questions/answer-view'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { judgePracticeAnswer, judgeUnanswered } from '@/lib/content/questions/kinds/judges'
import {
  toHintedQuestion,
  toPublicQuestion,
  type PracticeAnswer,
  type PublicQuestion,
  type StoredQuestion,
} from '@/lib/content/questions/model'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { findEdition } from '@/lib/content/questions/editions'
import {
  findQuestion,
  listLessonQuestions,
  type PositionedQuestion,
} from '@/lib/content/questions/queries'
import { recordAnswer } from '@/lib/learning/answers/record-answer'
import { attemptSeedOf } from '@/lib/learning/answers/attempt-seed'
import type { AnswerSource } from '@/lib/learning/answers/model'
import { isOpenTo, lessonForLimits } from '@/lib/learning/answers/open-content'
import { GUEST_PLAYER, questionLimit, type Player } from '@/lib/learning/answers/policy'
import { assertNotInOpenTest, findOpenTestQuestionIds } from '@/lib/learning/exams/open-question'

/** All questions of a lesson with their keys; null for an unknown lesson. */
export async function findQuizQuestions(lessonId: string): Promise<StoredQuestion[] | null> {
  const questions = await listLessonQuestions(lessonId)
  return questions.length || (await isLessonVisible(lessonId)) ? questions : null
}

type Played = { player?: Player; roundId?: string | null | undefined }

/**
 * The quiz questions that this player may answer, without keys, with the random numbers of the
 * round; without a round, with the numbers of the page. Questions of an open test have no hints.
 */
export async function toPlayerQuestions(
  lessonId: string,
  questions: StoredQuestion[],
  { player = GUEST_PLAYER, roundId = NO_ATTEMPT }: Played = {},
): Promise<PublicQuestion[]> {
  const played = questions.slice(0, questionLimit(player, await lessonForLimits(player, lessonId)))
  const [render, inTest] = await Promise.all([
    textRenderer(played),
    player.role === 'guest' ? NO_QUESTIONS : findOpenTestQuestionIds(player, new Date()),
  ])
  return played.map((question) => {
    const toPublic = inTest.has(question.id) ? toPublicQuestion : toHintedQuestion
    return toPublic(withDrawnNumbers(question, roundId), render)
  })
}

const NO_QUESTIONS: ReadonlySet<string> = new Set()

type Submission = {
  answer: PracticeAnswer
  id?: string | undefined
  roundId?: string | undefined
  /** The number of opened hints, as reported by the browser. */
  hints?: number | undefined
  source?: Exclude<AnswerSource, 'test'>
}

/** @throws HttpError 404 for an unknown question */
export async function findQuestionToJudge(id: string): Promise<PositionedQuestion> {
  const question = isId(id) ? await findQuestion(id) : null
  if (!question) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  return question
}

/** `judgeAndRecord` by question id. */
export const judgeAndRecordById = async (
  questionId: string,
  submission: Submission,
  player: Player = GUEST_PLAYER,
  at = new Date(),
): Promise<JudgementView> =>
  judgeAndRecord(await findQuestionToJudge(questionId), submission, player, at)

/**
 * Judges one answer and records it for a pupil. Without a subscription only open questions are
 * judged. Neither pupils nor their parents get judgements on questions of a test in progress.
 */
export async function judgeAndRecord(
  question: PositionedQuestion,
  submission: Submission,
  player: Player,
  at = new Date(),
): Promise<JudgementView> {
  if (!(await isOpenTo(player, question, questionLimit)))
    throw new HttpError(403, QUESTION_MESSAGES.membersOnly)
  const { id = uuidv7(), roundId = null, source = 'kwiz' } = submission
  const { edition, ...answer } = submission.answer
  const shown = await asShown(question, edition)
  const { body, explanation, hints = [] } = withDrawnNumbers(shown, attemptSeedOf(source, roundId))
  const judgement = judgePracticeAnswer(body, explanation, answer)
  const view = toJudgementView(judgement, await textRenderer(judgement))
  const { lessonId } = question
  // The statement that saves an answer itself refuses questions of an open test.
  if (player.role === 'pupil' && lessonId && view.outcome !== 'invalid') {
    const earned = await recordAnswer({
      pupilId: player.id,
      id,
      question: { ...question, lessonId, edition: shown.edition },
      answer,
      outcome: view.outcome,
      source,
      roundId,
      hints: Math.min(submission.hints ?? 0, hints.length),
      at,
    })
    if (earned !== null) return { ...view, earned }
    await assertNotInOpenTest(player, question.id, at)
    return judgeAndRecord(question, submission, player, at)
  }
  if (player.role !== 'guest') await assertNotInOpenTest(player, question.id, at)
  return view
}

/** The question in the edition the pupil saw, on a page opened before the question changed. */
export async function asShown(question: PositionedQuestion, edition = question.edition) {
  if (edition === question.edition) return question
  return (edition && (await findEdition({ id: question.id, edition }))) || question
}

type Parent = Extract<Player, { role: 'parent' }>

/**
 * The quiz questions of a lesson that a parent may see, with their keys; null for an unknown
 * lesson. Questions of a child's open test have no key.
 */
export async function listKeyedQuizQuestions(lessonId: string, parent: Parent, now = new Date()) {
  const limit = questionLimit(parent, await lessonForLimits(parent, lessonId))
  const [questions, inTest] = await Promise.all([
    listLessonQuestions(lessonId, limit),
    findOpenTestQuestionIds(parent, now),
  ])
  if (!questions.length && !(await isLessonVisible(lessonId))) return null
  const render = await textRenderer(questions)
  return questions.map((stored) => {
    const question = withDrawnNumbers(stored, NO_ATTEMPT)
    return {
      question: toPublicQuestion(question, render),
      correct: inTest.has(question.id) ? null : judgeUnanswered(question.body, null).correct,
    }
  })
}
