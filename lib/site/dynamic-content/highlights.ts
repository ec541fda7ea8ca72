import 'server-only'
import { and } from 'drizzle-orm'
import { listGrades, listLessonsById } from '@/lib/content/curriculum/queries'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { isShownQuestionSql, questionColumns } from '@/lib/content/questions/queries'
import { questions } from '@/lib/content/questions/tables'
import { readListIds } from './queries'

export type HighlightedQuestion = { slug: string; title: string; lesson: PlacedLesson }

/** The lessons and questions that editors highlighted in a grade. */
export type GradeHighlights = {
  gradeName: string
  gradeSlug: string
  lessons: PlacedLesson[]
  questions: HighlightedQuestion[]
}

/** Highlighted lessons and questions, by active grade that has any, in the order of grades. */
export async function findHighlights(): Promise<GradeHighlights[]> {
  const [grades, idsOf] = await Promise.all([listGrades(), readListIds()])
  const [lessons, found] = await Promise.all([
    listLessonsById(idsOf('highlightedGradeLessons')),
    findQuestions(idsOf('highlightedQuestions')),
  ])
  return grades
    .map(({ name, slug }) => ({
      gradeName: name,
      gradeSlug: slug,
      lessons: lessons.filter(({ gradeSlug }) => gradeSlug === slug),
      questions: found.filter(({ lesson }) => lesson.gradeSlug === slug),
    }))
    .filter((grade) => grade.lessons.length > 0 || grade.questions.length > 0)
}

/**
 * Questions in the order of the ids. A question without a title in words takes its lesson's title.
 */
async function findQuestions(ids: string[]): Promise<HighlightedQuestion[]> {
  const rows = await db()
    .select({ ...questionColumns, lessonId: questions.lessonId })
    .from(questions)
    .where(and(oneOf(questions.id, ids), isShownQuestionSql))
  const lessons = await listLessonsById(rows.flatMap(({ lessonId }) => lessonId ?? []))
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    const lesson = row && lessons.find(({ _id }) => _id === row.lessonId)
    if (!lesson) return []
    const title = toLosslessPlainText(withDrawnNumbers(row, NO_ATTEMPT).text) ?? lesson.title
    return [{ slug: row.slug, title, lesson }]
  })
}
