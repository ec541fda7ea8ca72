import 'server-only'
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { textRenderer } from '@/lib/content/media/render-texts'
import {
  checkQuestions,
  grades,
  lessons,
  literature,
  subjects,
  units,
} from '@/lib/content/curriculum/tables'
import { db, type Database, prepared } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { CHECK_MESSAGES } from './messages'
import { isOralCheckGrade, type AnsweredQuestion, type CheckPrompt } from './model'
import { checkAnswers, checkRuns } from './tables'

type StoredQuestion = typeof checkQuestions.$inferSelect
type StoredAnswer = typeof checkAnswers.$inferSelect

/** The open questions of a lesson with their keys, in order. */
export const listCheckQuestions = (lessonId: string, database = db()) =>
  database
    .select()
    .from(checkQuestions)
    .where(eq(checkQuestions.lessonId, lessonId))
    .orderBy(asc(checkQuestions.position), asc(checkQuestions.id))

/** The part of the questions that pupils may see before answering. */
export async function toPrompts(questions: StoredQuestion[]): Promise<CheckPrompt[]> {
  const render = await textRenderer(questions.map(({ prompt }) => prompt))
  return questions.map(({ id, prompt }) => ({ _id: id, html: render(prompt) }))
}

/** A run of this pupil; null for other pupils' runs. */
async function findRun(runId: string, pupilId: string) {
  if (!isId(runId)) return null
  const mine = and(eq(checkRuns.id, runId), eq(checkRuns.pupilId, pupilId))
  const [run] = await db().select().from(checkRuns).where(mine)
  return run ?? null
}

/** An open question of a run, with all data needed to assess an answer. */
export type RunQuestion = {
  lessonId: string
  isSpoken: boolean
  questions: StoredQuestion[]
  question: StoredQuestion
  /** The lesson's open questions, model answers and script, as reference for the spelling. */
  lessonText: string
}

/** A question in a pupil's run. */
export type RunQuestionIds = { pupilId: string; runId: string; checkQuestionId: string }

/** @throws HttpError 404 for another pupil's run, or for a question of another lesson */
export async function findRunQuestion({
  pupilId,
  runId,
  checkQuestionId,
}: RunQuestionIds): Promise<RunQuestion> {
  const run = await findRun(runId, pupilId)
  if (!run) throw new HttpError(404, CHECK_MESSAGES.runNotFound)
  const { lessonId } = run
  const [questions, lesson] = await Promise.all([
    listCheckQuestions(lessonId),
    findCheckLesson(lessonId),
  ])
  const question = questions.find(({ id }) => id === checkQuestionId)
  if (!question || !lesson) throw new HttpError(404, CHECK_MESSAGES.questionNotFound)
  const texts = questions.flatMap(({ prompt, modelAnswer }) => [prompt, modelAnswer])
  const lessonText = [...texts, lesson.script].join('\n')
  return { lessonId, isSpoken: lesson.isSpoken, questions, question, lessonText }
}

/** The script of a lesson, and whether its check is spoken. */
export async function findCheckLesson(lessonId: string) {
  const [lesson] = await db()
    .select({ script: lessons.script, grade: grades.order })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(literature, eq(literature.id, units.literatureId))
    .innerJoin(subjects, eq(subjects.id, literature.subjectId))
    .innerJoin(grades, eq(grades.id, subjects.gradeId))
    .where(eq(lessons.id, lessonId))
  return lesson && { script: lesson.script, isSpoken: isOralCheckGrade(lesson.grade) }
}

export const listAnswers = (runId: string, database: Database = db()): Promise<StoredAnswer[]> =>
  database
    .select()
    .from(checkAnswers)
    .where(eq(checkAnswers.runId, runId))
    .orderBy(asc(checkAnswers.at))

export async function findStoredAnswer(
  { runId, checkQuestionId }: RunQuestionIds,
  database = db(),
) {
  const isIt = and(eq(checkAnswers.runId, runId), eq(checkAnswers.checkQuestionId, checkQuestionId))
  const [answer] = await database.select().from(checkAnswers).where(isIt)
  return answer
}

/** A stored answer with everything that its pupil may see, rendered as HTML. */
export async function toAnsweredQuestion(
  answer: StoredAnswer,
  question: StoredQuestion,
): Promise<AnsweredQuestion> {
  const render = await textRenderer(question)
  const ticked = answer.points ?? answer.found
  return {
    checkQuestionId: question.id,
    text: answer.text,
    marks: answer.marks,
    points: question.keyPoints.map(({ point }, index) => ({
      html: render(point),
      isFound: answer.found.includes(index),
      isTicked: ticked.includes(index),
    })),
    isDecided: answer.points !== null,
    slips: answer.slips,
    modelAnswer: render(question.modelAnswer),
  }
}

const yesterday = (now: Date) => addDays(zagrebDay(now), -1)

/**
 * Condition for a run that can be continued: an unfinished run of today, or of yesterday with an
 * answer not yet ticked.
 * @param run the table's alias in the query
 */
export const isResumableRunSql = (now: Date, run = sql.raw('check_runs')) => sql`(
  ${run}.finished_at is null and (${run}.day = ${zagrebDay(now)} or (
    ${run}.day = ${yesterday(now)} and exists (
      select 1 from check_answers unticked
      where unticked.run_id = ${run}.id and unticked.points is null))))`

const openCheckQuestions = prepared(['pupilId', 'since'], (database, { pupilId, since }) =>
  database
    .select({ id: checkQuestions.id })
    .from(checkRuns)
    .innerJoin(checkQuestions, eq(checkQuestions.lessonId, checkRuns.lessonId))
    .leftJoin(
      checkAnswers,
      and(
        eq(checkAnswers.runId, checkRuns.id),
        eq(checkAnswers.checkQuestionId, checkQuestions.id),
      ),
    )
    .where(
      and(
        eq(checkRuns.pupilId, pupilId),
        isNull(checkRuns.finishedAt),
        gte(checkRuns.day, since),
        isNull(checkAnswers.id),
      ),
    ),
)

/**
 * Ids of the unanswered questions in a pupil's open runs since yesterday. Their model answers stay
 * secret.
 */
export async function findUnansweredCheckQuestionIds(
  pupilId: string,
  now: Date,
): Promise<Set<string>> {
  const rows = await openCheckQuestions({ pupilId, since: yesterday(now) })
  return new Set(rows.map(({ id }) => id))
}
