import 'server-only'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { answers } from '@/lib/learning/answers/tables'
import type { Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import {
  withTodaysKey,
  isRejudgingImpossible,
  isKeyChanged,
} from '@/lib/content/questions/kinds/todays-key'
import type { StoredQuestion } from '@/lib/content/questions/model'
import { allQuestions, questionEditions } from '@/lib/content/questions/tables'

/** Editions of one question, by the edition's number. */
export type EditionsOfOneQuestion = ReadonlyMap<number, StoredQuestion>

/**
 * Earlier editions of a question. `other` holds those whose answers were judged with another key,
 * returned with the current key; `corrected` holds those corrected earlier, with the times of the
 * first and last correction.
 * @param isLocked makes answers to the question wait until the transaction ends
 * @throws HttpError 404 for an unknown question
 */
export async function findCorrectableEditions(
  questionId: string,
  database: Database,
  isLocked = false,
) {
  const query = database.select().from(allQuestions).where(eq(allQuestions.id, questionId))
  const [today] = await (isLocked ? query.for('update') : query)
  if (!today) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  const earlier = await database
    .select()
    .from(questionEditions)
    .where(
      and(eq(questionEditions.questionId, questionId), ne(questionEditions.number, today.edition)),
    )
  const other = new Map<number, StoredQuestion>()
  const done = new Map<number, StoredQuestion>()
  const times: Date[] = []
  for (const { number, questionId: id, ...one } of earlier) {
    const body = withTodaysKey(one, today)
    if (!body) continue
    if (isKeyChanged(one, today)) {
      other.set(number, { ...one, id, body, explanation: today.explanation })
    } else if (one.correctedAt) {
      done.set(number, { ...one, id })
      times.push(one.correctedAt)
    }
  }
  times.sort((a, b) => a.getTime() - b.getTime())
  const beyond = earlier.filter((one) => isRejudgingImpossible(one, today))
  return {
    title: today.text,
    other,
    corrected: { editions: done, first: times[0], last: times.at(-1) },
    isBeyond: await areAnswered(
      questionId,
      beyond.map(({ number }) => number),
      database,
    ),
  }
}

async function areAnswered(questionId: string, editions: number[], database: Database) {
  if (!editions.length) return false
  const isAnswered = and(eq(answers.questionId, questionId), inArray(answers.edition, editions))
  return (
    (await database.select({ id: answers.id }).from(answers).where(isAnswered).limit(1)).length > 0
  )
}
