import 'server-only'
import { and, asc, eq, sql, desc, isNotNull } from 'drizzle-orm'
import { textRenderer } from '@/lib/content/media/render-texts'
import { findCurrentSlug } from '@/lib/platform/admin/former-slugs'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { toPublicQuestion, type PublicQuestion } from '@/lib/content/questions/model'
import type { FunQuizIcon } from './icons'
import { FUN_QUIZ_MESSAGES } from './messages'
import type { FunQuiz, FunQuizSummary, FunScore } from './model'
import { funQuizQuestions, funQuizzes, funQuizPlays } from './tables'

const summaryColumns = {
  slug: funQuizzes.slug,
  title: funQuizzes.title,
  description: funQuizzes.description,
  icon: sql<FunQuizIcon>`${funQuizzes.icon}`,
  questionCount: sql<number>`(select count(*)::int from fun_quiz_questions
    where fun_quiz_questions.quiz_id = fun_quizzes.id)`,
}

/** The visible quizzes, in order. */
export const listFunQuizzes = (): Promise<FunQuizSummary[]> =>
  db()
    .select(summaryColumns)
    .from(funQuizzes)
    .where(eq(funQuizzes.isShown, true))
    .orderBy(asc(funQuizzes.position), asc(funQuizzes.slug))

const isShown = eq(funQuizzes.isShown, true)

/**
 * A visible quiz by its current or a former slug: it may be renamed in the middle of a play.
 * @throws HttpError 404 for an unknown slug
 */
export async function resolveFunQuizSlug(name: string): Promise<{ id: string; slug: string }> {
  const find = (slug: string) =>
    db()
      .select({ id: funQuizzes.id, slug: funQuizzes.slug })
      .from(funQuizzes)
      .where(and(eq(funQuizzes.slug, slug), isShown))
  const [today] = await find(name)
  if (today) return today
  const slug = await findCurrentSlug('fun_quizzes', name)
  const [quiz] = slug === null ? [] : await find(slug)
  if (!quiz) throw new HttpError(404, FUN_QUIZ_MESSAGES.notFound)
  return quiz
}

export const findFunQuizId = async (name: string): Promise<string> =>
  (await resolveFunQuizSlug(name)).id

/** The questions of a quiz with their keys, in order. */
export const listKeyedFunQuestions = (quizId: string, database: Database = db()) =>
  database
    .select()
    .from(funQuizQuestions)
    .where(eq(funQuizQuestions.quizId, quizId))
    .orderBy(asc(funQuizQuestions.position))

/** A quiz with its questions, without keys; null for an unknown slug. */
export async function findFunQuiz(slug: string): Promise<FunQuiz | null> {
  const [row] = await db()
    .select({ id: funQuizzes.id, ...summaryColumns })
    .from(funQuizzes)
    .where(and(eq(funQuizzes.slug, slug), isShown))
  if (!row) return null
  const { id, ...summary } = row
  return {
    ...summary,
    questions: await toPublicFunQuestions(slug, await listKeyedFunQuestions(id)),
  }
}

type Stored = Pick<typeof funQuizQuestions.$inferSelect, 'id' | 'text' | 'body' | 'explanation'>

/**
 * Questions without keys. Their slugs are numbered, because titles in the file may contain the
 * answer.
 */
export async function toPublicFunQuestions(
  slug: string,
  questions: Stored[],
): Promise<PublicQuestion[]> {
  const render = await textRenderer(questions)
  return questions.map(({ id, text, body, explanation }, index) =>
    toPublicQuestion(
      { id, slug: `${slug}-${index + 1}`, text, body, explanation, isBonus: false, isDrawn: false },
      render,
    ),
  )
}

/** A pupil's best play of each quiz, by the quiz's slug. */
export async function listBestScores(pupilId: string): Promise<Map<string, FunScore>> {
  const rows = await db()
    .selectDistinctOn([funQuizPlays.quizId], {
      slug: funQuizzes.slug,
      right: funQuizPlays.right,
      total: funQuizPlays.total,
    })
    .from(funQuizPlays)
    .innerJoin(funQuizzes, eq(funQuizzes.id, funQuizPlays.quizId))
    .where(and(eq(funQuizPlays.pupilId, pupilId), isNotNull(funQuizPlays.finishedAt)))
    .orderBy(funQuizPlays.quizId, desc(funQuizPlays.points))
  return new Map(
    rows.map(({ slug, right, total }) => [slug, { right: right ?? 0, total: total ?? 0 }]),
  )
}
