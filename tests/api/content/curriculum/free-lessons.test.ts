import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { cachedFreeLessonLink, cachedLesson } from '@/lib/content/curriculum/cached'
import { chooseFreeLessons, isFreeLesson } from '@/lib/content/curriculum/free-lessons'
import { FREE_LESSON_FROM_LESSONS } from '@/lib/content/curriculum/limits'
import { allLessons, freeLessons } from '@/lib/content/curriculum/tables'
import { allQuestions } from '@/lib/content/questions/tables'
import { db } from '@/lib/platform/db/client'
import { collectAnnouncedTags } from '../../support/announced'
import { importBooks, lessonIdOf, placeOfBook } from '../../support/long-book'

const LONG = 'duga'
const SHORT = 'kratka'

await importBooks({ [LONG]: FREE_LESSON_FROM_LESSONS, [SHORT]: FREE_LESSON_FROM_LESSONS - 1 })
const ids = await Promise.all(
  Array.from({ length: FREE_LESSON_FROM_LESSONS }, (_, index) =>
    lessonIdOf(`${LONG}-${index + 1}`),
  ),
)
const [first = ''] = ids

const choose = () => db().transaction((tx) => chooseFreeLessons(tx))

const { bookId: longBook, unitId } = await placeOfBook(LONG)
const { bookId: shortBook, unitId: otherUnit } = await placeOfBook(SHORT)

/** The two textbooks of this file; the demo content has a free lesson of its own. */
const isOfThese = inArray(freeLessons.literatureId, [longBook, shortBook])

const forget = () => db().delete(freeLessons).where(isOfThese)

/** The slugs of the free lessons of the two textbooks. */
const freeSlugs = async () => {
  const rows = await db()
    .select({ slug: allLessons.slug })
    .from(freeLessons)
    .innerJoin(allLessons, eq(allLessons.id, freeLessons.lessonId))
    .where(isOfThese)
  return rows.map(({ slug }) => slug).sort()
}

const change = (id: string, values: Partial<typeof allLessons.$inferInsert>) =>
  db().update(allLessons).set(values).where(eq(allLessons.id, id))

const hideBefore = (id: string, hours: number) =>
  change(id, {
    isPublished: false,
    updatedAt: sql`now() - interval '1 hour' * ${hours}::int` as unknown as Date,
  })

beforeEach(async () => {
  for (const [index, id] of ids.entries())
    await change(id, { unitId, position: index + 1, isPublished: true, binnedAt: null })
  await db().update(allQuestions).set({ isPublished: true, binnedAt: null })
  await forget()
  await choose()
})

describe('the free lesson of a textbook', () => {
  test('is its first one, in textbooks of ten lessons and more, also right after an import', async () => {
    expect(FREE_LESSON_FROM_LESSONS).toBe(10)
    expect(await freeSlugs()).toEqual([`${LONG}-1`])
    await forget()
    await importBooks({ [LONG]: FREE_LESSON_FROM_LESSONS, [SHORT]: FREE_LESSON_FROM_LESSONS - 1 })
    expect(await freeSlugs()).toEqual([`${LONG}-1`])
  })

  test('is the first with visible questions; drafts count for nothing', async () => {
    await forget()
    await change(ids[4] ?? '', { isPublished: false })
    await choose()
    expect(await freeSlugs()).toEqual([])
    await change(ids[4] ?? '', { isPublished: true })
    await db()
      .update(allQuestions)
      .set({ isPublished: false })
      .where(eq(allQuestions.lessonId, first))
    await choose()
    expect(await freeSlugs()).toEqual([])
    await change(await lessonIdOf(`${SHORT}-9`), { unitId, position: 30 })
    await choose()
    expect(await freeSlugs()).toEqual([`${LONG}-2`])
    await change(await lessonIdOf(`${SHORT}-9`), { unitId: otherUnit, position: 9 })
  })

  test('stays when lessons are reordered, renamed or deleted', async () => {
    await change(first, { position: 50 })
    await change(ids[9] ?? '', { isPublished: false })
    await choose()
    expect(await freeSlugs()).toEqual([`${LONG}-1`])
    expect(await isFreeLesson(first)).toBe(true)
  })

  test.each([
    [23, `${LONG}-1`],
    [25, `${LONG}-2`],
  ])('hidden %i hours ago it is %s', async (hours, slug) => {
    // The textbook keeps ten others.
    await change(await lessonIdOf(`${SHORT}-9`), { unitId, position: 30 })
    await hideBefore(first, hours)
    await choose()
    expect(await freeSlugs()).toEqual([slug])
    await change(await lessonIdOf(`${SHORT}-9`), { unitId: otherUnit, position: 9 })
  })

  test('moved to another textbook it is free no more', async () => {
    await change(first, { unitId: otherUnit, position: 30 })
    await choose()
    // The other textbook has ten lessons now.
    expect(await freeSlugs()).toEqual([`${SHORT}-1`])
  })

  test('chosen by several instances at once it is one', async () => {
    await forget()
    await Promise.all(Array.from({ length: 8 }, choose))
    expect(await freeSlugs()).toEqual([`${LONG}-1`])
  })

  test('renews its pages and its textbook, and nothing while nothing changes', async () => {
    expect(await collectAnnouncedTags(choose)).toEqual([])
    await forget()
    expect(await collectAnnouncedTags(choose)).toEqual([
      `lesson:${first}`,
      `title:${first}`,
      `book:${LONG}`,
      `order:${LONG}`,
    ])
  })

  test('is linked from the other lessons of its textbook', async () => {
    const linkFrom = async (slug: string, book = LONG) => {
      const lesson = await cachedLesson('5-razred', book, slug)
      return lesson && cachedFreeLessonLink(lesson)
    }
    const path = `/5-razred/${LONG}/${LONG}-1`
    expect(await linkFrom(`${LONG}-2`)).toEqual({ title: `Lekcija ${LONG}-1`, path })
    expect(await linkFrom(`${LONG}-1`)).toBeNull()
    expect(await linkFrom(`${SHORT}-2`, SHORT)).toBeNull()
    await change(first, { isPublished: false })
    expect(await linkFrom(`${LONG}-2`)).toBeNull()
  })
})
