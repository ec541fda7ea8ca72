import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { logRecordChange } from '@/lib/platform/admin/audit'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { questionEditions } from '@/lib/content/questions/tables'
import { applyOutcomes, settleMistakes } from './apply'
import { changedAnswers, type ChangedAnswer } from './changed-answers'
import type { KeyCorrectionSummary } from './contract'
import { findCorrectableEditions } from './correctable-editions'
import { newlyReadableAnswers } from './unread-answers'

/** The number of results that the question's current key would change. */
export async function previewKeyCorrection(questionId: string): Promise<KeyCorrectionSummary> {
  const keys = await findCorrectableEditions(questionId, db())
  const { isBeyond } = keys
  const counted = await count(changes(db(), questionId, keys))
  return { isOther: keys.other.size + counted.answers > 0, isBeyond, ...sizesOf(counted) }
}

/**
 * Judges earlier answers to a question with its current key, each against the question as it was
 * asked. Updates outcomes, results of tests and rounds, and mistakes. XP already given stays.
 * Repeating the call changes nothing.
 */
export const applyKeyCorrection = (
  adminId: string,
  questionId: string,
): Promise<KeyCorrectionSummary> =>
  db().transaction(async (tx) => {
    const keys = await findCorrectableEditions(questionId, tx, true)
    const { title, isBeyond } = keys
    for (const [number, { body, explanation }] of keys.other) {
      await tx
        .update(questionEditions)
        .set({ body, explanation, correctedAt: sql`now()` })
        .where(
          and(eq(questionEditions.questionId, questionId), eq(questionEditions.number, number)),
        )
    }
    const counted = await count(changes(tx, questionId, keys), (found) => applyOutcomes(tx, found))
    const isOther = keys.other.size + counted.answers > 0
    if (isOther) {
      await settleMistakes(tx, questionId, [...counted.pupils])
      await logKeyCorrection(tx, adminId, { questionId, title, ...sizesOf(counted) })
    }
    return { isOther, isBeyond, ...sizesOf(counted) }
  })

type Counted = { pupils: ReadonlySet<string>; answers: number }

const sizesOf = ({ pupils, answers }: Counted) => ({ pupils: pupils.size, answers })

async function count(
  changed: AsyncIterable<ChangedAnswer[]>,
  each?: (found: ChangedAnswer[]) => Promise<void>,
): Promise<Counted> {
  const pupils = new Set<string>()
  let answers = 0
  for await (const found of changed) {
    await each?.(found)
    answers += found.length
    for (const { pupilId } of found) pupils.add(pupilId)
  }
  return { pupils, answers }
}

/** Longest time that an answer may be in flight, or a question cached by an instance. */
const UNDER_WAY_MS = 10 * 60_000

type Keys = Pick<Awaited<ReturnType<typeof findCorrectableEditions>>, 'other' | 'corrected'>

async function* changes(database: Database, questionId: string, { other, corrected }: Keys) {
  if (other.size) {
    yield* changedAnswers(database, questionId, other)
    yield* newlyReadableAnswers(database, questionId, other)
  }
  const { editions, first, last } = corrected
  // An answer judged during the correction may have been saved with the old key.
  if (first && last) {
    const from = new Date(first.getTime() - UNDER_WAY_MS)
    const until = new Date(last.getTime() + UNDER_WAY_MS)
    yield* changedAnswers(database, questionId, editions, { from, until })
  }
}

type Done = { questionId: string; title: string; pupils: number; answers: number }

const logKeyCorrection = (
  tx: Transaction,
  adminId: string,
  { questionId, title, ...after }: Done,
) =>
  logRecordChange(
    {
      ...{ adminId, action: 'record-update', recordTable: 'question_editions' },
      ...{ recordId: questionId, recordTitle: title.slice(0, 160), before: null, after },
    },
    tx,
  )
