import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import type { FunQuizIcon } from '@/lib/fun-quizzes/icons'
import { funQuizQuestions, funQuizzes } from '@/lib/fun-quizzes/tables'
import { questions } from '@/lib/questions/tables'
import type { Transaction } from '@/lib/db/client'
import {
  cards,
  checkQuestions,
  grades,
  lessonFigures,
  lessons,
  literature,
  subjects,
  units,
} from '@/lib/content/tables'
import type { StoredLesson } from './lesson-files'
import type { StoredFunQuiz } from './write-fun-quiz'

/** A folder above the lessons, with what its YAML file says. */
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

/** The lessons of a unit, one after the other, so that a large database fits into memory. */
export async function* readLessons(tx: Transaction, unit: { id: string; slug: string }) {
  const rows = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.unitId, unit.id))
    .orderBy(asc(lessons.position), asc(lessons.slug))
  for (const { id } of rows) yield await readLesson(tx, id, unit.slug)
}

async function readLesson(tx: Transaction, id: string, unit: string): Promise<StoredLesson> {
  const [row] = await tx.select().from(lessons).where(eq(lessons.id, id))
  if (!row) throw new Error(`No lesson ${id}`)
  const { slug, title, summary, keywords, script, position } = row
  return {
    ...{ slug, unit, title, summary, keywords, script, position },
    figures: await tx
      .select({ name: lessonFigures.name, svg: lessonFigures.svg })
      .from(lessonFigures)
      .where(eq(lessonFigures.lessonId, id))
      .orderBy(asc(lessonFigures.name)),
    questions: (await questionsOf(tx, id)).map(({ isInKnowledgeBase, ...question }) => ({
      ...question,
      ...(isInKnowledgeBase && { isInKnowledgeBase }),
    })),
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

const questionsOf = (tx: Transaction, lessonId: string) =>
  tx
    .select({
      key: questions.key,
      text: questions.text,
      body: questions.body,
      explanation: questions.explanation,
      isBonus: questions.isBonus,
      isInKnowledgeBase: questions.isInKnowledgeBase,
      numbers: questions.numbers,
      calculation: questions.calculation,
    })
    .from(questions)
    .where(eq(questions.lessonId, lessonId))
    .orderBy(asc(questions.position))

/** The fun quizzes with their questions, in their order. */
export async function readFunQuizzes(tx: Transaction): Promise<StoredFunQuiz[]> {
  const quizzes = await tx.select().from(funQuizzes).orderBy(asc(funQuizzes.position))
  const all = await tx.select().from(funQuizQuestions).orderBy(asc(funQuizQuestions.position))
  return quizzes.map(({ id, slug, title, description, icon, position }) => ({
    ...{ slug, title, description, position },
    // The import takes no other.
    icon: icon as FunQuizIcon,
    questions: all
      .filter(({ quizId }) => quizId === id)
      .map(({ key, text, body, explanation }) => ({ key, text, body, explanation })),
  }))
}
