import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findLiteraturePage } from '@/lib/content/curriculum/chain-queries'
import { allLessons, lessonFigures } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'

/** The pictures of a textbook's first page, by the slug of the lesson. */
async function picturesOf(grade: string, book: string) {
  const page = await findLiteraturePage(grade, book, 1)
  const lessons = page?.units.flatMap((unit) => unit.lessons) ?? []
  return Object.fromEntries(lessons.map(({ _id, slug }) => [slug, page?.pictures.get(_id)]))
}

test('in grades 1 and 2 each lesson has the first figure of its script', async () => {
  const [lesson] = await db()
    .select({ id: allLessons.id, script: allLessons.script })
    .from(allLessons)
    .where(eq(allLessons.slug, 'zbrajanje-do-20'))
  if (!lesson) throw new Error('The seed has no such lesson.')
  const figure = (name: string) => ({ lessonId: lesson.id, name, svg: `<svg id="${name}"/>` })
  await db()
    .insert(lessonFigures)
    .values([figure('prva.svg'), figure('bez-mjesta.svg')])
  await db()
    .update(allLessons)
    .set({ script: `![Prva](prva.svg)\n\n${lesson.script}` })
    .where(eq(allLessons.id, lesson.id))
  const pictures = await picturesOf('1-razred', 'brojke-skakutavke-1')
  expect(pictures['zbrajanje-do-20']).toBe('<svg id="prva.svg"/>')
  expect(pictures['oduzimanje-do-20']).toMatch(/^<svg/)
})

test('in other grades there are none', async () => {
  const pictures = await picturesOf('5-razred', 'brojevni-atelje-5')
  expect(Object.keys(pictures).length).toBeGreaterThan(0)
  expect(Object.values(pictures).filter(Boolean)).toEqual([])
})
