import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { FunQuizIcon } from '@/lib/learning/fun-quizzes/icons'
import { funQuizQuestions, funQuizzes } from '@/lib/learning/fun-quizzes/tables'
import { allQuestions } from '@/lib/content/questions/tables'
import type { Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import {
  cards,
  checkQuestions,
  grades,
  lessonFigures,
  allLessons,
  literature,
  subjects,
  units,
} from '@/lib/content/curriculum/tables'
import { isInKnowledgeBaseByPosition } from '../is-in-knowledge-base-by-position'
import type { StoredLesson } from './lesson-files'
import type { StoredFunQuiz } from './write-fun-quiz'

/** A folder above the lessons with its YAML file's content. */
export type StoredNode = { id: string; parentId: string | null; slug: string; yaml: object }

/** The tree above the lessons, level by level: grades, subjects, textbooks, units. */
export async function readNodes(tx: Transaction): Promise<StoredNode[][]> {
  const named = { naziv: subjects.name, podrucje: subjects.area, redoslijed: subjects.position }
  return [
    await tx
      .select({
        ...{ id: grades.id, parentId: sql<string | null>`null`, slug: grades.slug },
        yaml: { naziv: grades.name, redoslijed: grades.order },
      })
      .from(grades)
      .orderBy(asc(grades.order)),
    await tx
      .select({ id: subjects.id, parentId: subjects.gradeId, slug: subjects.slug, yaml: named })
      .from(subjects)
      .orderBy(asc(subjects.position)),
    await tx
      .select({ parentId: literature.subjectId, ...described(literature) })
      .from(literature)
      .orderBy(asc(literature.position)),
    await tx
      .select({ parentId: units.literatureId, ...described(units) })
      .from(units)
      .orderBy(asc(units.position)),
  ]
}

const described = (table: typeof literature | typeof units) => ({
  ...{ id: table.id, slug: table.slug },
  yaml: { naziv: table.name, opis: table.description, redoslijed: table.position },
})

/** A unit's lessons, one at a time to keep memory small in a large database. */
export async function* readLessons(
  tx: Transaction,
  unit: { id: string; slug: string },
  withDrafts: boolean,
) {
  const rows = await tx
    .select({ id: allLessons.id })
    .from(allLessons)
    .where(and(eq(allLessons.unitId, unit.id), wanted(allLessons, withDrafts)))
    .orderBy(asc(allLessons.position), asc(allLessons.slug))
  for (const { id } of rows) yield await readLesson(tx, id, unit.slug, withDrafts)
}

/** Published rows, or with drafts all rows outside the bin. */
const wanted = (table: typeof allLessons | typeof allQuestions, withDrafts: boolean) =>
  withDrafts ? isNull(table.binnedAt) : eq(table.isShown, true)

const draftOf = ({ isPublished }: { isPublished: boolean }) =>
  isPublished ? {} : { isDraft: true as const }

async function readLesson(
  tx: Transaction,
  id: string,
  unit: string,
  withDrafts: boolean,
): Promise<StoredLesson> {
  const [row] = await tx.select().from(allLessons).where(eq(allLessons.id, id))
  if (!row) throw new Error(`No lesson ${id}`)
  const { slug, title, summary, keywords, outcomes, outcomesVerified, script, position } = row
  return {
    ...{ slug, unit, title, summary, keywords, outcomes, outcomesVerified, script, position },
    priorKnowledge: row.priorKnowledge,
    prerequisites: await readPrerequisiteSlugs(tx, row.prerequisites, withDrafts),
    ...draftOf(row),
    figures: await tx
      .select({ name: lessonFigures.name, svg: lessonFigures.svg })
      .from(lessonFigures)
      .where(eq(lessonFigures.lessonId, id))
      .orderBy(asc(lessonFigures.name)),
    questions: await readQuestions(tx, id, withDrafts),
    cards: await tx
      .select({ front: cards.front, back: cards.back })
      .from(cards)
      .where(eq(cards.lessonId, id))
      .orderBy(asc(cards.position)),
    checks: await tx
      .select({
        prompt: checkQuestions.prompt,
        modelAnswer: checkQuestions.modelAnswer,
        keyPoints: checkQuestions.keyPoints,
      })
      .from(checkQuestions)
      .where(eq(checkQuestions.lessonId, id))
      .orderBy(asc(checkQuestions.position)),
  }
}

/** The slugs of prerequisites that are exported too or can be, in order. */
async function readPrerequisiteSlugs(tx: Transaction, ids: string[], withDrafts: boolean) {
  if (!ids.length) return []
  const rows = await tx
    .select({ id: allLessons.id, slug: allLessons.slug })
    .from(allLessons)
    .where(and(oneOf(allLessons.id, ids), wanted(allLessons, withDrafts)))
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  return ids.flatMap((id) => slugs.get(id) ?? [])
}

async function readQuestions(tx: Transaction, lessonId: string, withDrafts: boolean) {
  const { key, text, body, explanation, isBonus, numbers, calculation } = allQuestions
  const { isInKnowledgeBase, isPublished, hints } = allQuestions
  const rows = await tx
    .select({
      ...{ key, text, body, explanation, isBonus, numbers, calculation },
      marks: { isInKnowledgeBase, isPublished, hints },
    })
    .from(allQuestions)
    .where(and(eq(allQuestions.lessonId, lessonId), wanted(allQuestions, withDrafts)))
    .orderBy(asc(allQuestions.position))
  return rows.map(
    ({ marks: { isInKnowledgeBase: isIn, hints: steps, ...marks }, ...row }, index) => ({
      ...row,
      ...(steps.length && { hints: steps }),
      ...(isIn !== isInKnowledgeBaseByPosition(index + 1) && { isInKnowledgeBase: isIn }),
      ...draftOf(marks),
    }),
  )
}

/** The fun quizzes with their questions, in order. */
export async function readFunQuizzes(tx: Transaction): Promise<StoredFunQuiz[]> {
  const quizzes = await tx.select().from(funQuizzes).orderBy(asc(funQuizzes.position))
  const all = await tx.select().from(funQuizQuestions).orderBy(asc(funQuizQuestions.position))
  return quizzes.map(({ id, slug, title, description, icon, position }) => ({
    ...{ slug, title, description, position },
    // Imports accept only these icons.
    icon: icon as FunQuizIcon,
    questions: all
      .filter(({ quizId }) => quizId === id)
      .map(({ key, text, body, explanation }) => ({ key, text, body, explanation })),
  }))
}
