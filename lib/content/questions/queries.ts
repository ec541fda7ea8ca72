import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { textRenderer } from '@/lib/content/media/render-texts'
import { isShownLessonSql, listLessonsById } from '@/lib/content/curriculum/queries'
import { db, type Database, prepared } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import type { PlacedQuestion } from './answer-view'
import type { StoredQuestion } from './model'
import { withDrawnNumbers, NO_ATTEMPT } from './numbers/with-drawn-numbers'
import { idsWithSlugSql } from '@/lib/platform/admin/former-slugs'
import { questions } from './tables'

export const questionColumns = {
  id: questions.id,
  slug: questions.slug,
  text: questions.text,
  body: questions.body,
  explanation: questions.explanation,
  isBonus: questions.isBonus,
  numbers: questions.numbers,
  hints: questions.hints,
  edition: questions.edition,
}

/** SQL condition of visible questions: without a lesson, or of a visible lesson. */
export const isShownQuestionSql = sql`(${questions.lessonId} is null or ${isShownLessonSql(questions.lessonId)})`

const questionsOf = prepared(['lessonId', 'limit'], (database, { lessonId, limit }) =>
  database
    .select({ ...questionColumns, isInKnowledgeBase: questions.isInKnowledgeBase })
    .from(questions)
    .where(and(eq(questions.lessonId, lessonId), isShownQuestionSql))
    .orderBy(asc(questions.position))
    .limit(limit),
)

/** The questions of a lesson with their keys, in order, at most `limit`. */
export const listLessonQuestions = (lessonId: string, limit = Number.MAX_SAFE_INTEGER) =>
  questionsOf({ lessonId, limit })

/** The number of published questions of a lesson, whether or not the lesson is visible. */
export const countLessonQuestions = (lessonId: string): Promise<number> =>
  db().$count(questions, eq(questions.lessonId, lessonId))

const questionsById = prepared(['ids'], (database, { ids }) =>
  database.select(questionColumns).from(questions).where(oneOf(questions.id, ids)),
)

/**
 * Published questions by id with their keys, in the requested order, also those of hidden lessons;
 * others are skipped.
 */
export async function listQuestionsById(
  ids: string[],
  database?: Database,
): Promise<StoredQuestion[]> {
  if (!ids.length) return []
  const rows = await questionsById({ ids }, database)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type PositionedQuestion = StoredQuestion & { lessonId: string | null; position: number }

const shownQuestions = prepared(['id'], (database, { id }) =>
  database
    .select({ ...questionColumns, lessonId: questions.lessonId, position: questions.position })
    .from(questions)
    .where(and(eq(questions.id, id), isShownQuestionSql)),
)

/** A visible question with its key and its position in the lesson (from 1). */
export async function findQuestion(id: string): Promise<PositionedQuestion | null> {
  const [question] = await shownQuestions({ id })
  return question ?? null
}

export type NumberedQuestion = PositionedQuestion & { number: number; isInKnowledgeBase: boolean }

const questionsByNumber = prepared(['number'], (database, { number }) =>
  database
    .select({
      ...questionColumns,
      lessonId: questions.lessonId,
      position: questions.position,
      number: questions.number,
      isInKnowledgeBase: questions.isInKnowledgeBase,
    })
    .from(questions)
    .where(and(eq(questions.number, number), isShownQuestionSql)),
)

export async function findQuestionByNumber(number: number): Promise<NumberedQuestion | null> {
  const [question] = await questionsByNumber({ number })
  return question ?? null
}

const questionsBySlug = prepared(['slug'], (database, { slug }) =>
  database
    .select({ id: questions.id, slug: questions.slug })
    .from(questions)
    .where(and(eq(questions.slug, slug), isShownQuestionSql)),
)

/** A visible question, by its current or a former slug. */
export async function findQuestionBySlug(
  slug: string,
): Promise<{ id: string; slug: string } | null> {
  const [today] = await questionsBySlug({ slug })
  if (today) return today
  const [found] = await db()
    .select({ id: questions.id, slug: questions.slug })
    .from(questions)
    .where(and(namedQuestion(slug), isShownQuestionSql))
  return found ?? null
}

const namedQuestion = (slug: string) =>
  sql`${questions.id} in ${idsWithSlugSql('all_questions', slug)}`

/** The slug of a visible question, for its address in the knowledge base. */
export async function findQuestionSlug(id: string): Promise<{ slug: string } | null> {
  const [question] = await db()
    .select({ slug: questions.slug })
    .from(questions)
    .where(and(eq(questions.id, id), isShownQuestionSql))
  return question ?? null
}

/**
 * A visible question by its current or a former slug, with its place in the content tree, without
 * options or key.
 */
export async function findPlacedQuestion(slug: string): Promise<PlacedQuestion | null> {
  const found = await db()
    .select({ ...questionColumns, lessonId: questions.lessonId })
    .from(questions)
    .where(and(namedQuestion(slug), isShownQuestionSql))
  const stored = found.find((one) => one.slug === slug) ?? found[0]
  if (!stored) return null
  const { lessonId } = stored
  const { id, text, body } = withDrawnNumbers(stored, NO_ATTEMPT)
  const [lesson] = lessonId ? await listLessonsById([lessonId]) : []
  return {
    ...{ _id: id, slug: stored.slug, kind: body.kind, text },
    html: (await textRenderer(text))(text),
    metadata: {
      razred: lesson?.gradeName ?? null,
      predmet: lesson?.subject.name ?? null,
      literatura: lesson?.literatureName ?? null,
      cjelina: lesson?.unit.name ?? null,
      lekcija: lessonId,
    },
    ...(lesson && { lesson }),
  }
}
