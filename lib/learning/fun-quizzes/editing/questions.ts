import 'server-only'
import { asc, eq, inArray } from 'drizzle-orm'
import type { RelatedChanges } from '@/lib/platform/admin/change'
import type { Database, Transaction } from '@/lib/platform/db/client'
import { HttpError, invalidField, MESSAGES } from '@/lib/platform/http/errors'
import { completenessFaults } from '@/lib/content/questions/editing/completeness'
import { funQuizQuestions } from '../tables'
import { funQuestionSchema, type FunQuestion } from './contract'

/** The questions of a quiz with their keys, in order. */
export async function listQuestionsWithKeys(
  quizId: string,
  database: Database,
): Promise<FunQuestion[]> {
  const { id: _id, text, body, explanation } = funQuizQuestions
  const rows = await database
    .select({ _id, text, body, explanation })
    .from(funQuizQuestions)
    .where(eq(funQuizQuestions.quizId, quizId))
    .orderBy(asc(funQuizQuestions.position), asc(funQuizQuestions.id))
  return rows.map((row) => funQuestionSchema.parse(row))
}

/**
 * The questions of a quiz as a part of its record, which `writeRecord` writes and logs. The sent
 * questions replace all stored ones.
 */
export const relatedQuestionChanges =
  (tx: Transaction, wanted: FunQuestion[] | undefined) =>
  async (quizId: string | null): Promise<RelatedChanges> => {
    if (!wanted) return {}
    const before = quizId ? await listQuestionsWithKeys(quizId, tx) : []
    await assertOwn(tx, quizId, wanted)
    return {
      questions: { before, after: wanted, write: (id) => writeQuestions(tx, id, before, wanted) },
    }
  }

/** @throws HttpError 400 for a duplicate question, or a question of another quiz */
async function assertOwn(tx: Transaction, quizId: string | null, wanted: FunQuestion[]) {
  const ids = wanted.map(({ _id }) => _id)
  const known = ids.length
    ? await tx
        .select({ quizId: funQuizQuestions.quizId })
        .from(funQuizQuestions)
        .where(inArray(funQuizQuestions.id, ids))
    : []
  if (new Set(ids).size < ids.length || known.some((one) => one.quizId !== quizId))
    throw invalidField('questions', 'Pitanja su se promijenila. Ponovno otvori kviz.')
}

async function writeQuestions(
  tx: Transaction,
  quizId: string,
  before: FunQuestion[],
  wanted: FunQuestion[],
): Promise<void> {
  const known = new Set(before.map(({ _id }) => _id))
  const kept = new Set(wanted.map(({ _id }) => _id))
  const gone = [...known].filter((id) => !kept.has(id))
  if (gone.length) await tx.delete(funQuizQuestions).where(inArray(funQuizQuestions.id, gone))
  for (const [index, { _id: id, ...fields }] of wanted.entries()) {
    const values = { ...fields, position: index + 1 }
    if (known.has(id))
      await tx.update(funQuizQuestions).set(values).where(eq(funQuizQuestions.id, id))
    else await tx.insert(funQuizQuestions).values({ ...values, id, quizId, key: `pitanje-${id}` })
  }
}

const SHOWN_FAULTS = 5

/** @throws HttpError 400 naming what is missing before the quiz can be published */
export function assertComplete(questions: Omit<FunQuestion, '_id'>[]): void {
  if (!questions.length) throw invalidField('questions', 'Prije objave dodaj barem jedno pitanje.')
  const faults = questions.flatMap((question, index) =>
    completenessFaults({ ...question, numbers: null, calculation: null }).map(
      ({ message }) => `${index + 1}. pitanje: ${message}`,
    ),
  )
  if (faults.length)
    throw new HttpError(400, MESSAGES.invalid, {
      fields: { questions: [faults.slice(0, SHOWN_FAULTS).join(' ')] },
    })
}
