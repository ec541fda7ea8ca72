import 'server-only'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { logRecordChange } from '@/lib/platform/admin/audit'
import { db, type Database } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { postAnswerLetter } from '../letter'
import { PROFESSOR_MESSAGES as M } from '../messages'
import { professorQuestions as asked } from '../tables'
import type { answerQuestionContract } from './contract'
import { readProfessorQuestion, takenCutoff } from './queries'

type Answered = HandlerInput<typeof answerQuestionContract>

/**
 * Answers an open question, or corrects the answer given at `replaces`. The pupil sees a correction
 * as new.
 * @throws HttpError 409 with the current state when another admin was faster
 */
export function answerQuestion(
  adminId: string,
  { params: { id }, body: { answer, replaces } }: Answered,
  now = new Date(),
) {
  return db().transaction(async (tx) => {
    const [before] = await tx.select().from(asked).where(eq(asked.id, id)).for('update')
    if (!before) throw new HttpError(404, M.notFound)
    const read = () => readProfessorQuestion({ adminId, now }, id, tx)
    // The same answer sent again, after a lost response.
    if (before.answer === answer && before.answeredBy === adminId) return { question: await read() }
    if ((before.answeredAt?.toISOString() ?? undefined) !== replaces) {
      const sentence = replaces ? M.changed : M.answered
      throw new HttpError(409, sentence, { current: { question: await read() } })
    }
    const values = { answer, answeredBy: adminId, answeredAt: now, isSeen: false }
    await tx
      .update(asked)
      .set({ ...values, draft: '', takenBy: null, takenAt: null })
      .where(eq(asked.id, id))
    await noteAnswer(adminId, id, before.answeredAt, now, tx)
    await postAnswerLetter(before, now, tx)
    return { question: await read() }
  })
}

/**
 * Logs that the question was answered, without its text: texts are erased with the child, the log
 * is not.
 */
const noteAnswer = (adminId: string, id: string, before: Date | null, at: Date, tx: Database) =>
  logRecordChange(
    {
      ...{ adminId, action: 'record-update' },
      ...{ recordTable: 'professor_questions', recordId: id },
      ...{ before: { answeredAt: before }, after: { answeredAt: at } },
    },
    tx,
  )

/** Takes a question, or continues with it. @throws HttpError 409 while another admin works on it */
export const takeQuestion = (adminId: string, id: string, now = new Date()) =>
  reserveQuestion(adminId, id, {}, now)

/** Saves a draft, and takes the question for its author. */
export const saveAnswerDraft = (adminId: string, id: string, draft: string, now = new Date()) =>
  reserveQuestion(adminId, id, { draft }, now)

async function reserveQuestion(adminId: string, id: string, change: { draft?: string }, now: Date) {
  const isFree = or(
    isNull(asked.takenBy),
    eq(asked.takenBy, adminId),
    lte(asked.takenAt, takenCutoff(now)),
  )
  const [taken] = await db()
    .update(asked)
    .set({ ...change, takenBy: adminId, takenAt: now })
    .where(and(eq(asked.id, id), isNull(asked.answeredAt), isFree))
    .returning({ id: asked.id })
  if (taken) return
  const { answeredAt } = await readProfessorQuestion({ adminId, now }, id)
  throw new HttpError(409, answeredAt ? M.answered : M.taken)
}

/** Gives a question back. Another admin's question stays with that admin. */
export async function releaseQuestion(adminId: string, id: string): Promise<void> {
  await readProfessorQuestion({ adminId }, id)
  await db()
    .update(asked)
    .set({ takenBy: null, takenAt: null })
    .where(and(eq(asked.id, id), eq(asked.takenBy, adminId)))
}
