import { asc, eq } from 'drizzle-orm'
import { lessons, literature, units } from '@/lib/content/curriculum/tables'
import { questions } from '@/lib/content/questions/tables'
import { db } from '@/lib/platform/db/client'
import { BOOK } from '@/tests/fixtures/content-folder'
import { importFixtureLesson } from './probe-lesson'

/** A textbook of lessons that are alike: slugs `knjiga-1` onwards. */
const bookFiles = (book: string, lessonCount: number): Record<string, string> => {
  const folder = BOOK.replace('probna-knjiga', book)
  const ofLessons = Array.from({ length: lessonCount }, (_, index) =>
    Object.entries(lessonFiles(`${folder}/cjelina-${book}`, `${book}-${index + 1}`, index + 1)),
  )
  return {
    [`${folder}/literatura.yaml`]: `naziv: Knjiga ${book}\nopis: Za probu.\nredoslijed: 2\n`,
    [`${folder}/cjelina-${book}/cjelina.yaml`]: `naziv: Cjelina ${book}\nopis: Za probu.\nredoslijed: 1\n`,
    ...(Object.fromEntries(ofLessons.flat()) as Record<string, string>),
  }
}

/** Twelve true statements with changing numbers, and ten cards. */
const lessonFiles = (unit: string, slug: string, place: number) => ({
  [`${unit}/${slug}/skripta.md`]: `---
naslov: Lekcija ${slug}
redoslijed: ${place}
sazetak: Lekcija za probu.
---

Zbrajamo.
`,
  [`${unit}/${slug}/pitanja.gift`]: Array.from(
    { length: 12 },
    (_, index) => `// [tag:brojevi=a: 2..90]
::${slug}-${index}::Zbroj brojeva \\{a\\} i ${index} u lekciji ${slug} veći je od 1. {T#Zbroj je \\{a\\} + ${index}.#Tako je.}
`,
  ).join('\n'),
  [`${unit}/${slug}/kartice.tsv`]: Array.from(
    { length: 10 },
    (_, index) => `Što je ${slug}-${index}?\tRezultat ${index}.\n`,
  ).join(''),
})

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
