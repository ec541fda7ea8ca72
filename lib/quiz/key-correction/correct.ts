import 'server-only'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { answers } from '@/lib/answers/tables'
import { recordChange } from '@/lib/admin/audit'
import { db, type Database, type Transaction } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { QUESTION_MESSAGES } from '@/lib/questions/contract'
import { corrected, isBeyondCorrection, isKeyChanged } from '@/lib/questions/kinds/corrected'
import type { StoredQuestion } from '@/lib/questions/model'
import { allQuestions, questionEditions } from '@/lib/questions/tables'
import { applyOutcomes, settleMistakes } from './apply'
import { changedAnswers } from './changed-answers'
import type { KeyCorrection } from './contract'
import { nowReadAnswers } from './unread-answers'

/** How many results today's key of a question would change. */
export async function expectCorrection(questionId: string): Promise<KeyCorrection> {
  const { editions, isBeyond } = await findOtherKeys(questionId, db())
  const pupils = new Set<string>()
  let answers = 0
  if (editions.size) {
    for await (const found of changes(db(), questionId, editions)) {
      answers += found.length
      for (const { pupilId } of found) pupils.add(pupilId)
    }
  }
  return { isOther: editions.size > 0, isBeyond, pupils: pupils.size, answers }
}

/**
 * Judges earlier answers to a question by the key that it has today, each on the question as it was
 * asked: outcomes, results of tests and rounds, and mistakes. XP that was given stays. Done again, it
 * changes nothing.
 */
export const correctKey = (adminId: string, questionId: string): Promise<KeyCorrection> =>
  db().transaction(async (tx) => {
    const { editions, title, isBeyond } = await findOtherKeys(questionId, tx, true)
    const pupils = new Set<string>()
    let answers = 0
    for (const [number, { body, explanation }] of editions) {
      await tx
        .update(questionEditions)
        .set({ body, explanation, correctedAt: sql`now()` })
        .where(
          and(eq(questionEditions.questionId, questionId), eq(questionEditions.number, number)),
        )
    }
    if (editions.size) {
      for await (const found of changes(tx, questionId, editions)) {
        await applyOutcomes(tx, found)
        answers += found.length
        for (const { pupilId } of found) pupils.add(pupilId)
      }
      await settleMistakes(tx, questionId, [...pupils])
      await writeDown(tx, adminId, { questionId, title, pupils: pupils.size, answers })
    }
    return { isOther: editions.size > 0, isBeyond, pupils: pupils.size, answers }
  })

async function* changes(...asked: Parameters<typeof changedAnswers>) {
  yield* changedAnswers(...asked)
  yield* nowReadAnswers(...asked)
}

/**
 * Earlier editions of a question that were judged by another key, as they were asked, with today's key.
 * @throws HttpError 404 without such a question
 */
async function findOtherKeys(questionId: string, database: Database, isLocked = false) {
  const query = database.select().from(allQuestions).where(eq(allQuestions.id, questionId))
  const [today] = await (isLocked ? query.for('update') : query)
  if (!today) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  const earlier = await database
    .select()
    .from(questionEditions)
    .where(
      and(eq(questionEditions.questionId, questionId), ne(questionEditions.number, today.edition)),
    )
  const editions = new Map<number, StoredQuestion>()
  for (const { number, questionId: id, ...one } of earlier) {
    const body = corrected(one, today)
    if (!body || !isKeyChanged(one, today)) continue
    editions.set(number, { ...one, id, body, explanation: today.explanation })
  }
  const beyond = earlier.filter((one) => isBeyondCorrection(one, today))
  const isBeyond = await areAnswered(
    questionId,
    beyond.map(({ number }) => number),
    database,
  )
  return { editions, title: today.text, isBeyond }
}

async function areAnswered(questionId: string, editions: number[], database: Database) {
  if (!editions.length) return false
  const isAnswered = and(eq(answers.questionId, questionId), inArray(answers.edition, editions))
  return (
    (await database.select({ id: answers.id }).from(answers).where(isAnswered).limit(1)).length > 0
  )
}

type Done = { questionId: string; title: string; pupils: number; answers: number }

const writeDown = (tx: Transaction, adminId: string, { questionId, title, ...after }: Done) =>
  recordChange(
    {
      ...{ adminId, action: 'record-update', recordTable: 'question_editions' },
      ...{ recordId: questionId, recordTitle: title.slice(0, 160), before: null, after },
    },
    tx,
  )
