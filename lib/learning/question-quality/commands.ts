import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { logRecordChange } from '@/lib/platform/admin/audit'
import { db } from '@/lib/platform/db/client'
import { distressLevelIn } from '@/lib/people/distress/level'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { findQuestion } from '@/lib/content/questions/queries'
import { QUESTION_REPORT_MESSAGES, type reportQuestionContract } from './contract'
import { QUESTION_REPORT_LIMITS } from './model'
import { questionQuality, questionReports } from './tables'

type Report = HandlerInput<typeof reportQuestionContract>

/** Saves a report. Each account can have one open report per question. */
export async function reportQuestion(
  accountId: string | null,
  { params: { id: questionId }, body }: Report,
  now = new Date(),
): Promise<void> {
  if (!(await findQuestion(questionId))) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  const day = zagrebDay(now)
  const owner = accountId
    ? eq(questionReports.accountId, accountId)
    : isNull(questionReports.accountId)
  const kept = await db().$count(questionReports, and(owner, eq(questionReports.day, day)))
  const limit = accountId ? QUESTION_REPORT_LIMITS.accountADay : QUESTION_REPORT_LIMITS.guestsADay
  if (kept >= limit) throw new HttpError(429, QUESTION_REPORT_MESSAGES.tooMany)
  await db().transaction(async (tx) => {
    await tx
      .insert(questionQuality)
      .values({ questionId, computedAt: LONG_AGO })
      .onConflictDoNothing()
    await tx
      .insert(questionReports)
      .values({ questionId, accountId, ...body, distress: distressLevelIn(body.text), day })
      .onConflictDoNothing()
  })
}

/** The `computedAt` of a quality that is not computed yet. */
const LONG_AGO = new Date(0)

/** Closes the reports of a question. Answers before this time no longer count. */
export async function resolveQuestionReports(adminId: string, questionId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const ofQuestion = eq(questionQuality.questionId, questionId)
    const [before] = await tx.select().from(questionQuality).where(ofQuestion).for('update')
    if (!before) throw new HttpError(404, QUESTION_MESSAGES.notFound)
    const resolvedAt = sql`now()`
    const closed = await tx
      .update(questionReports)
      .set({ resolvedAt })
      .where(and(eq(questionReports.questionId, questionId), isNull(questionReports.resolvedAt)))
      .returning({ id: questionReports.id })
    if (!closed.length && !before.isWeak) return
    const { answers, rightAnswers, strength } = before
    const nothing = { answers: 0, rightAnswers: 0, chosen: {}, strength: 1, isWeak: false }
    await tx
      .update(questionQuality)
      .set({ ...nothing, resolvedAt })
      .where(ofQuestion)
    await logRecordChange(
      {
        ...{ adminId, action: 'record-update' },
        ...{ recordTable: 'question_quality', recordId: questionId },
        ...{ before: { answers, rightAnswers, strength }, after: { reportsClosed: closed.length } },
      },
      tx,
    )
  })
}
