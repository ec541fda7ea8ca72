import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { distressLevelIn } from '@/lib/people/distress/level'
import { loadKeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { HttpError } from '@/lib/platform/http/errors'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { createSpellingCards, misspellingsIn } from '@/lib/learning/cards/spelling'
import { noteKnown, noteMistake } from '@/lib/learning/answers/mistakes'
import { CHECK_MESSAGES } from './messages'
import type { AnsweredQuestion } from './model'
import { suggestTicks } from './suggested-ticks'
import {
  findRunQuestion,
  findStoredAnswer,
  listAnswers,
  toAnsweredQuestion,
  type RunQuestion,
  type RunQuestionIds,
} from './queries'
import { finishRun } from './start'
import { checkAnswers } from './tables'

/**
 * Saves an answer to an open question once, and returns it with the model answer and key points.
 * @throws HttpError 404 without such a question in a run of this pupil, 400 for a missing text
 */
export async function answerOpenQuestion(
  { text, ...place }: RunQuestionIds & { text: string },
  at = new Date(),
): Promise<AnsweredQuestion> {
  const asked = await findRunQuestion(place)
  const stored = await findStoredAnswer(place)
  if (stored) return toAnsweredQuestion(stored, asked.question)
  if (!text && !asked.isSpoken) throw new HttpError(400, CHECK_MESSAGES.nothingWritten)
  const answer = await readAnswer(asked.isSpoken ? '' : text, asked)
  const { pupilId, runId, checkQuestionId } = place
  return db().transaction(async (tx) => {
    await lockPupil(pupilId, tx)
    const [isNew] = await tx
      .insert(checkAnswers)
      .values({ runId, checkQuestionId, ...answer, at })
      .onConflictDoNothing()
      .returning()
    const cards = { pupilId, lessonId: asked.lessonId, at }
    if (isNew) await createSpellingCards(cards, answer.slips, tx)
    const kept = isNew ?? (await findStoredAnswer(place, tx))
    if (!kept) throw new Error('The answer was not written')
    return toAnsweredQuestion(kept, asked.question)
  })
}

/**
 * Replaces the suggested ticks of an answer, unless the pupil's own ticks are already saved.
 * @throws HttpError 404 without such a question in a run of this pupil, 409 before it was answered
 */
export async function replaceSuggestedTicks({
  found,
  ...place
}: RunQuestionIds & { found: number[] }): Promise<AnsweredQuestion> {
  const { question } = await findRunQuestion(place)
  const suggested = question.keyPoints.flatMap((_, index) => (found.includes(index) ? [index] : []))
  await db()
    .update(checkAnswers)
    .set({ found: suggested })
    .where(
      and(
        eq(checkAnswers.runId, place.runId),
        eq(checkAnswers.checkQuestionId, place.checkQuestionId),
        isNull(checkAnswers.points),
      ),
    )
  const answer = await findStoredAnswer(place)
  if (!answer) throw new HttpError(409, CHECK_MESSAGES.notAnswered)
  return toAnsweredQuestion(answer, question)
}

/** The stored part of an answer, with the suggested ticks. */
async function readAnswer(text: string, { question, questions, lessonText }: RunQuestion) {
  const ticks = suggestTicks(text, question, questions, await loadKeysOf())
  const totalPoints = question.keyPoints.length
  // The spelling of a child in distress is not corrected.
  const slips = distressLevelIn(text) ? [] : misspellingsIn(text, lessonText)
  return { text, ...ticks, totalPoints, slips }
}

/**
 * Saves a pupil's ticks once; they are the result of the answer. An answer that is not fully ticked
 * is a mistake. The last ticks end the run.
 * @throws HttpError 404 without such a question in a run of this pupil, 409 before it was answered
 */
export async function tickPoints(
  { points, ...place }: RunQuestionIds & { points: number[] },
  at = new Date(),
): Promise<AnsweredQuestion> {
  const { question, questions, lessonId } = await findRunQuestion(place)
  const { pupilId, runId, checkQuestionId } = place
  return db().transaction(async (tx) => {
    // Because of the lock, the second of two simultaneous last ticks sees that the run is complete.
    await lockPupil(pupilId, tx)
    const isUndecided = and(
      eq(checkAnswers.runId, runId),
      eq(checkAnswers.checkQuestionId, checkQuestionId),
      isNull(checkAnswers.points),
    )
    const ticked = question.keyPoints.flatMap((_, index) => (points.includes(index) ? [index] : []))
    const [isNew] = await tx
      .update(checkAnswers)
      .set({ points: ticked })
      .where(isUndecided)
      .returning()
    const answer = isNew ?? (await findStoredAnswer(place, tx))
    if (!answer) throw new HttpError(409, CHECK_MESSAGES.notAnswered)
    if (isNew) {
      const known = { pupilId, lessonId, item: { checkQuestionId }, at }
      const isKnown = ticked.length >= isNew.totalPoints
      await (isKnown ? noteKnown(known, tx) : noteMistake(known, tx))
      if (await isComplete(runId, questions, tx)) await finishRun(runId, at, tx)
    }
    return toAnsweredQuestion(answer, question)
  })
}

async function isComplete(runId: string, questions: { id: string }[], tx: Database) {
  const decided = (await listAnswers(runId, tx)).filter(({ points }) => points !== null)
  return questions.every(({ id }) => decided.some((one) => one.checkQuestionId === id))
}
