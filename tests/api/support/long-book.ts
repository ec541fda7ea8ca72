import { asc, eq } from 'drizzle-orm'
import { lessons, literature, units } from '@/lib/content/curriculum/tables'
import { questions } from '@/lib/content/questions/tables'
import { db } from '@/lib/platform/db/client'
import { bookFiles } from '@/tests/fixtures/book-files'
import { importFixtureLesson } from './probe-lesson'

/** Imports textbooks, each with a number of lessons. */
export const importBooks = (books: Record<string, number>) =>
  importFixtureLesson(
    Object.assign(
      {},
      ...Object.entries(books).map(([book, count]) => bookFiles(book, count)),
    ) as Record<string, string>,
  )

export async function lessonIdOf(slug: string): Promise<string> {
  const [lesson] = await db().select({ id: lessons.id }).from(lessons).where(eq(lessons.slug, slug))
  if (!lesson) throw new Error(`There is no lesson ${slug}`)
  return lesson.id
}

/** The ids of a lesson's questions, in order. */
export async function questionIdsOf(lessonId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.lessonId, lessonId))
    .orderBy(asc(questions.position))
  return rows.map(({ id }) => id)
}

/** The unit in which the lessons of a book lie, and the book. */
export async function placeOfBook(book: string) {
  const [place] = await db()
    .select({ bookId: literature.id, unitId: units.id })
    .from(units)
    .innerJoin(literature, eq(literature.id, units.literatureId))
    .where(eq(literature.slug, book))
  if (!place) throw new Error(`There is no book ${book}`)
  return place
}
