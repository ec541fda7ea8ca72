import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { allLessons } from '@/lib/content/curriculum/tables'
import { allQuestions, questions } from '@/lib/content/questions/tables'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import { tests } from '@/lib/learning/exams/tables'
import { startTest } from '@/lib/learning/exams/start'
import { PLACEMENT } from '@/lib/learning/placement/limits'
import type { Placement } from '@/lib/learning/placement/model'
import { answerPlacement, openPlacement } from '@/lib/learning/placement/placements'
import { placements } from '@/lib/learning/placement/tables'
import { xpAwards } from '@/lib/learning/rewards/tables'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { callForAnswer, callForBody } from '../../support/call'
import { questionIdsOf } from '../../support/long-book'
import { newFamily, playerOf, type Family } from '../../support/people'
import { newFifthGrader } from '../daily-practice/four-lessons'
import { askedLesson, findPlace, given, importBook } from './books'

const { bookId, lessonIds } = await importBook('dvanaest', 12)
const small = await importBook('tri', 3)

const ADDRESS = `/literature/${bookId}/pocetna-provjera`
const knowsBefore = (place: number) => (lessonId: string) => lessonIds.indexOf(lessonId) < place

const open = (family: Family, address = ADDRESS, body: object = {}) =>
  callForBody<Placement>('POST', address, { body, cookie: family.pupil.cookie })
const answer = (family: Family, body: object) =>
  callForBody<Placement>('POST', `${ADDRESS}/odgovor`, { body, cookie: family.pupil.cookie })
const rowOf = async ({ child }: Family) => {
  const [row] = await db().select().from(placements).where(eq(placements.pupilId, child._id))
  return row
}

describe('POST /api/literature/{id}/pocetna-provjera', () => {
  test('asks a question in the middle of the textbook, without key and hints', async () => {
    const family = await newFifthGrader()
    const state = await open(family)
    expect(state).toMatchObject({
      book: { literatureId: bookId, name: 'Knjiga dvanaest' },
      ...{ position: 1, most: 10, result: null },
    })
    expect(lessonIds.indexOf(await askedLesson(state))).toBeGreaterThan(3)
    expect(lessonIds.indexOf(await askedLesson(state))).toBeLessThan(9)
    expect(JSON.stringify(state)).not.toMatch(/"(?:isTrue|feedback|explanation|hints|outcome)"/)
    expect(await open(family)).toEqual(state)
  })

  test('unknown textbooks and those with fewer than four lessons have none', async () => {
    const { pupil, parent } = await newFifthGrader()
    for (const id of [uuidv7(), 'nema-ga', small.bookId]) {
      const sent = { body: {}, cookie: pupil.cookie }
      const { status } = await callForAnswer('POST', `/literature/${id}/pocetna-provjera`, sent)
      expect(status).toBe(404)
    }
    const { status } = await callForAnswer('POST', ADDRESS, { body: {}, cookie: parent.cookie })
    expect(status).toBe(403)
  })

  test('without a subscription only the first questions of a lesson are asked', async () => {
    const family = await newFifthGrader()
    await findPlace(family, bookId, knowsBefore(7))
    const free = (await Promise.all(lessonIds.map(questionIdsOf))).flatMap((ids) =>
      ids.slice(0, FREE_QUESTIONS),
    )
    const asked = (await rowOf(family))?.items ?? []
    // The free lesson of the textbook is its first, which is open as a whole.
    const elsewhere = asked.filter(({ lessonId }) => lessonId !== lessonIds[0])
    for (const { questionId } of elsewhere) expect(free).toContain(questionId)
  })

  test('a question of an open test or a deleted one is replaced', async () => {
    const family = await newFifthGrader()
    const first = await open(family)
    const lessonId = await askedLesson(first)
    const withTest = await startTest({ player: playerOf(family), lessonId, minutes: null })
    const inTest = withTest.questions.map(({ _id }) => _id)
    const second = await open(family)
    expect(inTest).not.toContain(second.question?._id)
    expect(second.position).toBe(1)

    const [stored] = await db()
      .select()
      .from(allQuestions)
      .where(eq(allQuestions.id, second.question?._id ?? ''))
    await db()
      .update(allQuestions)
      .set({ isPublished: false })
      .where(eq(allQuestions.id, stored?.id ?? ''))
    const third = await answer(family, given(second, true))
    expect(third.question?._id).not.toBe(second.question?._id)
    expect(third.position).toBe(1)
    await db()
      .update(allQuestions)
      .set({ isPublished: true })
      .where(eq(allQuestions.id, stored?.id ?? ''))
  })
})

describe('POST /api/literature/{id}/pocetna-provjera/odgovor', () => {
  test.each([0, 5, 12])('finds the place %d', async (place) => {
    const family = await newFifthGrader()
    const { result, position, question } = await findPlace(family, bookId, knowsBefore(place))
    expect(question).toBeNull()
    expect(position).toBeLessThanOrEqual(PLACEMENT.questions)
    expect(result?.start.lessonId).toBe(lessonIds[Math.min(place, 11)])
    expect(result?.repeat).toEqual([])
    for (const { lesson, isKnown } of result?.asked ?? []) {
      expect(isKnown).toBe(knowsBefore(place)(lesson.lessonId))
    }
    expect(await open(family)).toMatchObject({ question: null, result })
  })

  test('a lesson before the place that was not known is to be repeated', async () => {
    const family = await newFifthGrader()
    let hole: string | undefined
    const { result } = await findPlace(family, bookId, (lessonId) => {
      hole ??= lessonId
      return lessonId !== hole && knowsBefore(11)(lessonId)
    })
    expect(result?.repeat.map(({ lessonId }) => lessonId)).toEqual([hole])
  })

  test('no answer is judged aloud or counts for anything else', async () => {
    const family = await newFifthGrader()
    await findPlace(family, bookId, knowsBefore(3))
    for (const table of [answers, mistakes, xpAwards]) {
      const rows = await db().select().from(table).where(eq(table.pupilId, family.child._id))
      expect(rows).toEqual([])
    }
  })

  test('a doubled or late answer changes nothing, from two devices at once neither', async () => {
    const family = await newFifthGrader()
    const first = await open(family)
    const [one, other] = await Promise.all([
      answer(family, given(first, true)),
      answer(family, given(first, false)),
    ])
    expect(one).toEqual(other)
    expect(one.position).toBe(2)
    expect(await answer(family, given(first, false))).toEqual(one)
    const strange = { ...given(one, true), roundId: uuidv7() }
    expect(await answer(family, strange)).toEqual(one)
    const outcomes = (await rowOf(family))?.items.map(({ outcome }) => outcome)
    expect([
      ['right', null],
      ['dont-know', null],
    ]).toContainEqual(outcomes)
  })

  test('an answer of another kind is refused and the question stays', async () => {
    const family = await newFifthGrader()
    const first = await open(family)
    const sent = { ...given(first, true), answer: { kind: 'short', text: 'da' } }
    const refused = await callForAnswer('POST', `${ADDRESS}/odgovor`, {
      ...{ body: sent, cookie: family.pupil.cookie },
    })
    expect(refused.status).toBe(400)
    expect(await open(family)).toEqual(first)
  })

  test('what was not begun, or by another pupil, is not found', async () => {
    const [family, other] = [await newFifthGrader(), await newFamily()]
    const state = await open(family)
    const sent = { body: given(state, true), cookie: other.pupil.cookie }
    expect((await callForAnswer('POST', `${ADDRESS}/odgovor`, sent)).status).toBe(404)
    expect(await open(family)).toEqual(state)
    expect((await open(other)).roundId).not.toBe(state.roundId)
  })

  test('begins anew only when it is done, with other numbers', async () => {
    const family = await newFifthGrader()
    const begun = await open(family)
    expect(await open(family, ADDRESS, { again: true })).toEqual(begun)
    const done = await findPlace(family, bookId, knowsBefore(2))
    const again = await open(family, ADDRESS, { again: true })
    expect(again).toMatchObject({ position: 1, result: null })
    expect(again.roundId).not.toBe(done.roundId)
    expect((await rowOf(family))?.startLessonId).toBe(done.result?.start.lessonId)
    const after = await findPlace(family, bookId, knowsBefore(9))
    expect(after.result?.start.lessonId).toBe(lessonIds[9])
  })
})

test('without a question to ask nothing is stored', async () => {
  const family = await newFifthGrader()
  const { bookId: id, lessonIds: own } = await importBook('prazna', 4)
  const ids = (await Promise.all(own.map(questionIdsOf))).flat()
  await db()
    .insert(tests)
    .values({
      ...{ id: uuidv7(), pupilId: family.child._id, lessonId: own[0] ?? '', minutes: 40 },
      ...{ questionIds: ids, startedAt: new Date(), day: zagrebDay(new Date()) },
    })
  const sent = { body: {}, cookie: family.pupil.cookie }
  const { status } = await callForAnswer('POST', `/literature/${id}/pocetna-provjera`, sent)
  expect(status).toBe(404)
  expect(await rowOf(family)).toBeUndefined()
})

test('a deleted lesson leaves the result with a later one', async () => {
  const book = await importBook('brisana', 6)
  const family = await newFifthGrader()
  const known = new Set(book.lessonIds.slice(0, 3))
  const { result } = await findPlace(family, book.bookId, (id) => known.has(id))
  expect(result?.start.lessonId).toBe(book.lessonIds[3])
  await db()
    .delete(allLessons)
    .where(eq(allLessons.id, book.lessonIds[3] ?? ''))
  expect((await rowOf(family))?.startLessonId).toBeNull()
  const after = await openPlacement(playerOf(family), book.bookId)
  expect(book.lessonIds.slice(4)).toContain(after.result?.start.lessonId)
  expect(after.result?.asked.map(({ lesson }) => lesson.lessonId)).not.toContain(book.lessonIds[3])
})

test('an answer in the edition that was shown is judged by it', async () => {
  const family = await newFifthGrader()
  const state = await open(family)
  const id = state.question?._id ?? ''
  const [before] = await db().select().from(questions).where(eq(questions.id, id))
  if (before?.body.kind !== 'true-false') throw new Error('Not a statement')
  await db()
    .update(allQuestions)
    .set({ body: { ...before.body, isTrue: false } })
    .where(eq(allQuestions.id, id))
  const { edition } = state.question ?? {}
  const sent = given(state, true)
  await answerPlacement(playerOf(family), bookId, { ...sent, answer: { ...sent.answer, edition } })
  expect((await rowOf(family))?.items[0]?.outcome).toBe('right')
  await db().update(allQuestions).set({ body: before.body }).where(eq(allQuestions.id, id))
})
