import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import { recordAward, recordAwardSql, type NewAward } from '@/lib/learning/rewards/awards'
import type { XpValue } from '@/lib/learning/rewards/limits'
import { DAILY_RECORD_LIMITS } from './limits'
import { noteKnownSql, noteMistakeSql } from './mistakes'
import { isRightOutcome, type JudgedOutcome, type AnswerSource } from './model'
import { answers } from './tables'

export type AnswerToRecord = {
  pupilId: string
  /** Created by the browser, so that a repeated request counts once. */
  id: string
  /** `edition` is the edition that was answered. */
  question: { id: string; lessonId: string; isBonus: boolean; edition?: number | undefined }
  answer: PracticeAnswer
  outcome: JudgedOutcome
  source: AnswerSource
  roundId: string | null
  /** The number of opened hints. */
  hints?: number
  at: Date
}

/** XP for a right answer (rule 20.1). */
const valueOf = ({ isBonus }: AnswerToRecord['question']): XpValue => (isBonus ? 5 : 1)

/**
 * Records a pupil's judged answer once, with its mistake and award. Above the day's limit nothing
 * is recorded, except answers of a test. A question earns XP once per Zagreb day.
 * @returns the XP to redeem, or null when an open test contains the question: then nothing is
 * recorded
 */
export async function recordAnswer(given: AnswerToRecord, database = db()) {
  const { isTested, added, earned } = await addAnswer(given, database)
  if (isTested) return null
  if (added) return earned
  if (!canEarn(given)) return 0
  // An answer sent again after midnight belongs to its original day.
  const day = await dayOf(given, database)
  return day === null ? 0 : recordAward(earningOf(given, day), database)
}

const canEarn = ({ outcome, source }: AnswerToRecord) =>
  isRightOutcome(outcome) && source !== 'test'

const earningOf = ({ pupilId, question, at }: AnswerToRecord, day: string): NewAward => ({
  pupilId,
  key: `pitanje:${question.id}:${day}`,
  value: valueOf(question),
  at,
})

/** 25 hours: the day on which the clock goes back. */
const LONGEST_DAY_MS = 25 * 3_600_000

type Added = { is_tested: boolean; added: boolean; is_open: boolean | null }

/** A single statement: atomic, and one round trip. */
async function addAnswer(given: AnswerToRecord, database: Database) {
  const { pupilId, id, question, answer, outcome, source, roundId, hints = 0, at } = given
  const { id: questionId, lessonId, edition = 1 } = question
  const day = zagrebDay(at)
  // A test's answers are not limited here, because the number of tests is.
  const hasRoom = sql`${source === 'test'} or (select count(*) from answers
    where pupil_id = ${pupilId} and at > ${new Date(at.getTime() - LONGEST_DAY_MS).toISOString()}::timestamptz
      and day = ${day}) < ${DAILY_RECORD_LIMITS.answers}`
  const tested = sql`(
    select exists (select from tests where pupil_id = ${pupilId} and finished_at is null
      and ${questionId}::uuid = any(question_ids)) and ${source !== 'test'} as is_tested)`
  const added = sql`(
    insert into answers
      (pupil_id, id, question_id, lesson_id, source, round_id, answer, edition, outcome, hints,
        at, day)
    select ${pupilId}::uuid, ${id}::uuid, ${questionId}::uuid, ${lessonId}::uuid, ${source},
      ${roundId}::uuid, ${JSON.stringify(answer)}::jsonb, ${edition}::int, ${outcome},
      ${hints}::smallint, ${at.toISOString()}::timestamptz, ${day}::date
    from tested where not is_tested and (${hasRoom}) on conflict do nothing returning id)`
  const item = { questionId }
  const noted = isRightOutcome(outcome)
    ? noteKnownSql({ pupilId, item, at }, sql`exists (select from added)`)
    : noteMistakeSql({ pupilId, lessonId, item, at, answer, edition }, sql`from added`)
  const award = canEarn(given)
    ? recordAwardSql(earningOf(given, day), sql`from added`)
    : sql`select false as is_open`
  const { rows } = await database.execute<Added>(sql`
    with tested as ${tested}, added as ${added}, noted as (${noted}), award as (${award})
    select is_tested, exists (select from added) as added, (select is_open from award) as is_open
    from tested`)
  const [row] = rows
  return {
    isTested: row?.is_tested ?? false,
    added: row?.added ?? false,
    earned: row?.is_open ? valueOf(question) : 0,
  } as const
}

/** The day of a recorded right answer; null when its id belongs to another answer. */
async function dayOf({ pupilId, id, question }: AnswerToRecord, database: Database) {
  const [kept] = await database
    .select({ questionId: answers.questionId, outcome: answers.outcome, day: answers.day })
    .from(answers)
    .where(and(eq(answers.pupilId, pupilId), eq(answers.id, id)))
  return kept?.questionId === question.id && isRightOutcome(kept.outcome) ? kept.day : null
}
