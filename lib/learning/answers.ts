import 'server-only'
import { and, eq } from 'drizzle-orm'
import { db, type Database } from '@/lib/db/client'
import { zagrebDay } from '@/lib/hr/dates'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { earn } from '@/lib/rewards/awards'
import type { XpValue } from '@/lib/rewards/limits'
import { noteKnown, noteMistake } from './mistakes'
import type { AnswerOutcome, AnswerSource } from './model'
import { answers } from './tables'

export type GivenAnswer = {
  pupilId: string
  /** Made by the browser; the same id again is the same answer. */
  id: string
  question: { id: string; lessonId: string; isBonus: boolean }
  answer: SubmittedAnswer
  outcome: AnswerOutcome
  source: AnswerSource
  roundId: string | null
  at: Date
}

export const isKnown = (outcome: AnswerOutcome): boolean =>
  outcome === 'right' || outcome === 'spelling'

/** XP of a right answer (design, section 6). */
const valueOf = ({ isBonus }: GivenAnswer['question']): XpValue => (isBonus ? 5 : 1)

/**
 * Keeps a pupil's judged answer, once, with all that follows from it: the mistakes, and what it
 * earns. A question earns once a Zagreb day. Resolves with the XP that is there to redeem for it.
 * @param database of a transaction that the answer is a part of
 */
export async function recordAnswer(
  given: GivenAnswer,
  database: Database = db(),
): Promise<XpValue | 0> {
  const { pupilId, id, question, answer, outcome, source, roundId, at } = given
  const day = zagrebDay(at)
  return database.transaction(async (tx) => {
    const isNew = await tx
      .insert(answers)
      .values({
        pupilId,
        id,
        questionId: question.id,
        lessonId: question.lessonId,
        source,
        roundId,
        answer,
        outcome,
        at,
        day,
      })
      .onConflictDoNothing()
      .returning({ id: answers.id })
    const item = { questionId: question.id }
    if (isNew.length && !isKnown(outcome)) {
      await noteMistake({ pupilId, lessonId: question.lessonId, item, at, answer }, tx)
    }
    if (!isKnown(outcome)) return 0
    if (isNew.length) await noteKnown({ pupilId, item, at }, tx)
    if (source === 'test') return 0
    // One that is sent again after midnight has earned on its own day.
    const earnedOn = isNew.length ? day : await dayOf(given, tx)
    if (earnedOn === null) return 0
    const key = `pitanje:${question.id}:${earnedOn}`
    return earn({ pupilId, key, value: valueOf(question), at }, tx)
  })
}

/** The day of a right answer that is kept; null when its id belongs to another one. */
async function dayOf({ pupilId, id, question }: GivenAnswer, tx: Database): Promise<string | null> {
  const [kept] = await tx
    .select({ questionId: answers.questionId, outcome: answers.outcome, day: answers.day })
    .from(answers)
    .where(and(eq(answers.pupilId, pupilId), eq(answers.id, id)))
  return kept?.questionId === question.id && isKnown(kept.outcome) ? kept.day : null
}
