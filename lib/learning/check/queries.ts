import 'server-only'
import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import { renderText } from '@/lib/content/markdown/render'
import { checkQuestions, lessons } from '@/lib/content/tables'
import { db, type Database } from '@/lib/db/client'
import { addDays, zagrebDay } from '@/lib/hr/dates'
import { isId } from '@/lib/is-id'
import { outcomeOf } from './judge-open'
import type { CheckPrompt, CheckVerdict } from './model'
import { checkAnswers, checkRuns } from './tables'

export type StoredQuestion = typeof checkQuestions.$inferSelect
type StoredAnswer = typeof checkAnswers.$inferSelect

/** The open questions of a lesson with their keys, in their order. */
export const listCheckQuestions = (
  lessonId: string,
  database: Database = db(),
): Promise<StoredQuestion[]> =>
  database
    .select()
    .from(checkQuestions)
    .where(eq(checkQuestions.lessonId, lessonId))
    .orderBy(asc(checkQuestions.position), asc(checkQuestions.id))

/** What of a question may be seen before it is answered. */
export const toPrompt = ({ id, prompt }: StoredQuestion): CheckPrompt => ({
  _id: id,
  html: renderText(prompt),
})

/** A pupil's own run; null for anyone else's. */
export async function findRun(runId: string, pupilId: string) {
  if (!isId(runId)) return null
  const mine = and(eq(checkRuns.id, runId), eq(checkRuns.pupilId, pupilId))
  const [run] = await db().select().from(checkRuns).where(mine)
  return run ?? null
}

export const listAnswers = (runId: string, database: Database = db()): Promise<StoredAnswer[]> =>
  database
    .select()
    .from(checkAnswers)
    .where(eq(checkAnswers.runId, runId))
    .orderBy(asc(checkAnswers.at))

/** The script of a lesson, whose words are known. */
export async function findScriptText(lessonId: string): Promise<string> {
  const [lesson] = await db()
    .select({ script: lessons.script })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
  return lesson?.script ?? ''
}

/** A judged answer with all that may be told once it was given. */
export function toVerdict(answer: StoredAnswer, question: StoredQuestion): CheckVerdict {
  const pointsWhere = (isHit: boolean) =>
    question.keyPoints.flatMap(({ point }, index) =>
      answer.points.includes(index) === isHit ? [renderText(point)] : [],
    )
  return {
    checkQuestionId: question.id,
    text: answer.text,
    outcome: outcomeOf(answer.points.length, answer.totalPoints, answer.slips.length),
    hit: pointsWhere(true),
    missing: pointsWhere(false),
    slips: answer.slips,
    modelAnswer: renderText(question.modelAnswer),
  }
}

/**
 * Check questions that a pupil is still to answer in an open run: nothing may tell their answers.
 * A run that was left two days ago is not gone on with.
 */
export async function findOpenCheckQuestions(pupilId: string, now: Date): Promise<Set<string>> {
  const isAnswered = and(
    eq(checkAnswers.runId, checkRuns.id),
    eq(checkAnswers.checkQuestionId, checkQuestions.id),
  )
  const rows = await db()
    .select({ id: checkQuestions.id })
    .from(checkRuns)
    .innerJoin(checkQuestions, eq(checkQuestions.lessonId, checkRuns.lessonId))
    .leftJoin(checkAnswers, isAnswered)
    .where(
      and(
        eq(checkRuns.pupilId, pupilId),
        isNull(checkRuns.finishedAt),
        gte(checkRuns.day, addDays(zagrebDay(now), -1)),
        isNull(checkAnswers.id),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
