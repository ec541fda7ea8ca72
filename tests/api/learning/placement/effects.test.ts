import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ProfileOverview } from '@/lib/across/profile/model'
import { allLessons, grades } from '@/lib/content/curriculum/tables'
import type { Sitting } from '@/lib/learning/daily-practice/model'
import { listNextLessons } from '@/lib/learning/daily-practice/next-lessons'
import { openSitting } from '@/lib/learning/daily-practice/sittings'
import { lessonVisits } from '@/lib/learning/lesson-state/tables'
import { openPlacement } from '@/lib/learning/placement/placements'
import { weeklyLetter } from '@/lib/learning/reports/letter'
import { findReport } from '@/lib/learning/reports/report'
import { pupils } from '@/lib/people/users/tables'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { call, callForBody } from '../../support/call'
import { placeOfBook } from '../../support/long-book'
import { playerOf, setSubscription, type Family } from '../../support/people'
import { answer, newFifthGrader, practise, questionsIn } from '../daily-practice/four-lessons'
import { findPlace, importBook } from './books'

const first = await importBook('prva', 8)
const second = await importBook('druga', 12)
const { bookId, lessonIds } = second

const knowsBefore = (place: number) => (lessonId: string) => lessonIds.indexOf(lessonId) < place

const lessonsOf = ({ first: { items } }: Sitting) => [
  ...new Set(items.map(({ lesson }) => lesson.lessonId)),
]
const profileOf = async ({ pupil: { cookie } }: Family) => {
  const profile = await callForBody<ProfileOverview>('GET', '/korisnik/profil', { cookie })
  if (profile.type !== 'ucenik') throw new Error('Not a pupil')
  return profile
}

describe('„Danas”', () => {
  test('begins with the script and the questions of the lesson that was found', async () => {
    const family = await newFifthGrader()
    expect(await profileOf(family)).toMatchObject({ daily: 'none' })
    expect(await listNextLessons(playerOf(family), new Date())).toEqual([])
    await findPlace(family, bookId, knowsBefore(5))
    expect(await profileOf(family)).toMatchObject({ daily: 'new' })
    const sitting = await openSitting(playerOf(family), {})
    expect(lessonsOf(sitting)).toEqual([lessonIds[5]])
    expect(sitting.first.items[0]?.kind).toBe('script')
    const next = await listNextLessons(playerOf(family), new Date())
    expect(next).toMatchObject([{ lessonId: lessonIds[5], reason: 'new' }])
  })

  test('a sitting planned before is planned anew, until it has an answer', async () => {
    const family = await newFifthGrader()
    const planned = await openSitting(playerOf(family), {})
    await findPlace(family, bookId, knowsBefore(5))
    expect(await listNextLessons(playerOf(family), new Date())).toMatchObject([
      { lessonId: lessonIds[5] },
    ])
    const anew = await openSitting(playerOf(family), {})
    expect(anew.first.roundId).not.toBe(planned.first.roundId)
    expect(lessonsOf(anew)).toEqual([lessonIds[5]])
    const [question] = questionsIn(anew)
    await answer(family, anew.first, question?.question)
    await findPlace(family, bookId, knowsBefore(8), { again: true })
    expect((await openSitting(playerOf(family), {})).first.roundId).toBe(anew.first.roundId)
  })

  test('a script that was read is no answer', async () => {
    const family = await newFifthGrader()
    const planned = await openSitting(playerOf(family), {})
    const [script] = planned.first.items
    expect(script?.kind).toBe('script')
    await db()
      .insert(lessonVisits)
      .values({
        ...{ pupilId: family.child._id, lessonId: script?.lesson.lessonId ?? '' },
        ...{ element: 'skripta', at: new Date(), scriptReadAt: new Date() },
      })
    await findPlace(family, bookId, knowsBefore(5))
    expect(lessonsOf(await openSitting(playerOf(family), {}))).toEqual([lessonIds[5]])
  })

  test('what is to be repeated comes first', async () => {
    const family = await newFifthGrader()
    let hole: string | undefined
    const { result } = await findPlace(family, bookId, (lessonId) => {
      hole ??= lessonId
      return lessonId !== hole && knowsBefore(11)(lessonId)
    })
    expect(result?.repeat).toHaveLength(1)
    expect(lessonsOf(await openSitting(playerOf(family), {}))).toEqual([hole])
  })

  test('goes on after the furthest answer if that is further than the place', async () => {
    const family = await newFifthGrader()
    await practise(family, lessonIds[6] ?? '', { at: new Date(Date.now() - 5 * 86_400_000) })
    await findPlace(family, bookId, knowsBefore(2))
    expect(lessonsOf(await openSitting(playerOf(family), {}))).toContain(lessonIds[7])
  })

  test('an old answer in the same unit does not hold up the lesson that was found', async () => {
    const family = await newFifthGrader()
    const longAgo = new Date(Date.now() - 60 * 86_400_000)
    await practise(family, lessonIds[0] ?? '', { count: 1, at: longAgo })
    await findPlace(family, bookId, knowsBefore(5))
    expect(lessonsOf(await openSitting(playerOf(family), {}))).toContain(lessonIds[5])
  })

  test('keeps the result while the placement is done again', async () => {
    const family = await newFifthGrader()
    await findPlace(family, bookId, knowsBefore(5))
    const again = await openPlacement(playerOf(family), bookId, { again: true })
    expect(again).toMatchObject({ position: 1, result: null })
    expect(await profileOf(family)).toMatchObject({ daily: 'new' })
    expect(lessonsOf(await openSitting(playerOf(family), {}))).toEqual([lessonIds[5]])
    expect((await findPlace(family, bookId, knowsBefore(2))).result).toMatchObject({
      start: { lessonId: lessonIds[2] },
    })
  })

  test('what another grade’s textbook says to repeat waits', async () => {
    const family = await newFifthGrader()
    let hole: string | undefined
    await findPlace(family, bookId, (lessonId) => {
      hole ??= lessonId
      return lessonId !== hole && knowsBefore(11)(lessonId)
    })
    const [other] = await db().select({ id: grades.id }).from(grades).where(eq(grades.order, 6))
    await db()
      .update(pupils)
      .set({ gradeId: other?.id ?? '' })
      .where(eq(pupils.id, family.child._id))
    expect(lessonsOf(await openSitting(playerOf(family), {}))).not.toContain(hole)
  })

  test('a lesson in the bin still says where to begin', async () => {
    const family = await newFifthGrader()
    await findPlace(family, bookId, knowsBefore(5))
    const bin = (binnedAt: Date | null) =>
      db()
        .update(allLessons)
        .set({ binnedAt })
        .where(eq(allLessons.id, lessonIds[5] ?? ''))
    await bin(new Date())
    expect(lessonsOf(await openSitting(playerOf(family), {}))).toEqual([lessonIds[6]])
    await bin(null)
  })
})

test('the profile offers textbooks without answers and without a place', async () => {
  const family = await newFifthGrader()
  const offered = async () =>
    (await profileOf(family)).placements.map(({ literatureId, isBegun }) => [literatureId, isBegun])
  const ofSeed = [(await placeOfBook('brojevni-atelje-5')).bookId, false]
  expect(await offered()).toEqual([ofSeed, [first.bookId, false], [bookId, false]])
  await practise(family, first.lessonIds[0] ?? '', { count: 1 })
  expect(await offered()).toEqual([ofSeed, [bookId, false]])
  await findPlace(family, bookId, knowsBefore(5))
  expect(await offered()).toEqual([ofSeed])
})

test('the report of the parent names it', async () => {
  const family = await newFifthGrader()
  await findPlace(family, bookId, knowsBefore(5))
  await setSubscription(family)
  const report = await findReport({
    ...{ parentId: family.parent.user._id, childId: family.child._id, key: '7' },
  })
  expect(report).toMatchObject({
    starts: [{ book: 'Knjiga druga', lesson: 'Lekcija druga-6', day: zagrebDay(new Date()) }],
  })
  if (typeof report === 'string') throw new Error('There is no report')
  // Also in a week without any other learning.
  const { text } = weeklyLetter({ firstName: 'Iva' }, [report])
  expect(text).toContain('(Knjiga druga), počinje od lekcije „Lekcija druga-6”')
  expect(text).not.toContain('bez učenja')
})

test('the family’s data names the textbook and what was asked', async () => {
  const family = await newFifthGrader()
  await findPlace(family, bookId, knowsBefore(5))
  const { cookie } = family.parent
  const exported = await call('GET', '/korisnik/izvoz?format=json', { cookie })
  const data = (await exported.json()) as Record<string, object[]>
  expect(data['Početne provjere']).toMatchObject([
    { udžbenik: 'Knjiga druga', 'počinje od lekcije': lessonIds[5] },
  ])
})
