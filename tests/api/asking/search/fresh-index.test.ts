import { eq, sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { allLessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { allQuestions } from '@/lib/content/questions/tables'
import { queueFullReindex } from '@/lib/asking/search/index/index-batch'
import { indexPendingChanges } from '@/lib/asking/search/index/worker'
import { searchLessons } from '@/lib/asking/search/lessons'
import { searchQuestions } from '@/lib/asking/search/questions'

/** A word that no text of the seed contains. */
const WORD = 'kvrgavac'

let lessonId = ''
let questionId = ''
beforeAll(async () => {
  const [question] = await db()
    .select()
    .from(allQuestions)
    .where(sql`lesson_id is not null`)
    .limit(1)
  lessonId = question?.lessonId ?? ''
  questionId = question?.id ?? ''
  await db()
    .update(allLessons)
    .set({ title: `O čemu ${WORD} priča` })
    .where(eq(allLessons.id, lessonId))
  await db()
    .update(allQuestions)
    .set({ text: `Tko je ${WORD}?` })
    .where(eq(allQuestions.id, questionId))
})

const found = async (query = WORD) => ({
  lesson: (await searchLessons(query)).some(({ _id }) => _id === lessonId),
  question: (await searchQuestions({ query, page: 1, limit: 10 }, null)).questions.some(
    ({ _id }) => _id === questionId,
  ),
})

const NONE = { lesson: false, question: false }
const BOTH = { lesson: true, question: true }
describe('changes are found at once', () => {
  test('words written a moment ago', async () => {
    expect(await found()).toEqual(BOTH)
    expect(await found('kvrgavcima')).toEqual(BOTH)
  })

  const lesson = (change: string) => () =>
    sql`update all_lessons set ${sql.raw(change)} where id = ${lessonId}`
  const question = (change: string) => () =>
    sql`update all_questions set ${sql.raw(change)} where id = ${questionId}`
  const grade = (isActive: boolean) => () =>
    sql`update grades set is_active = ${isActive} where id = (
      select s.grade_id from all_lessons l join units u on u.id = l.unit_id
        join literature b on b.id = u.literature_id join subjects s on s.id = b.subject_id
      where l.id = ${lessonId})`
  test.each<[string, () => SQL, () => SQL, typeof NONE]>([
    ['a lesson in the bin', lesson('binned_at = now()'), lesson('binned_at = null'), NONE],
    ['a draft', lesson('is_published = false'), lesson('is_published = true'), NONE],
    [
      'a question in the bin',
      question('binned_at = now()'),
      question('binned_at = null'),
      { lesson: true, question: false },
    ],
    ['a grade that is not active', grade(false), grade(true), NONE],
  ])('%s disappears and comes back', async (_, hide, show, left) => {
    await db().execute(hide())
    expect(await found()).toEqual(left)
    await indexPendingChanges()
    expect(await found()).toEqual(left)
    await db().execute(show())
    await indexPendingChanges()
    expect(await found()).toEqual(BOTH)
  })

  test('the new name above a lesson', async () => {
    await db().execute(sql`update literature set name = 'Brbljiva bilježnica' where id = (
      select u.literature_id from all_lessons l join units u on u.id = l.unit_id
      where l.id = ${lessonId})`)
    await indexPendingChanges()
    expect(await found(`${WORD} brbljiva bilježnica`)).toEqual(BOTH)
  })

  test('an index rebuilt from nothing', async () => {
    await db().execute(sql`delete from search_documents`)
    expect(await found()).toEqual(NONE)
    await queueFullReindex()
    await indexPendingChanges()
    expect(await found()).toEqual(BOTH)
  })

  test('concurrent changes, each indexed once and completely', async () => {
    const texts = Array.from({ length: 12 }, (_, at) => `prvotan${'abcdefghijkl'.charAt(at)}`)
    await Promise.all(
      texts.map(async (text) => {
        await db().update(allLessons).set({ summary: text }).where(eq(allLessons.id, lessonId))
        await searchLessons(WORD)
      }),
    )
    const [row] = await db().select().from(allLessons).where(eq(allLessons.id, lessonId))
    expect(await found(row?.summary)).toMatchObject({ lesson: true })
    const { rows } = await db().execute(sql`select from search_queue`)
    expect(rows).toHaveLength(0)
  })

  test('a deleted question disappears', async () => {
    await db().delete(allQuestions).where(eq(allQuestions.id, questionId))
    expect(await found()).toEqual({ lesson: true, question: false })
  })
})

test('a change without new text is not indexed again', async () => {
  await indexPendingChanges()
  await db().execute(sql`update all_questions set position = position + 1, version = version + 1`)
  const { rows } = await db().execute(sql`select from search_queue`)
  expect(rows).toHaveLength(0)
})
