import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { grades } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { searchLessons } from '@/lib/asking/search/lessons'
import ASKED_BY_PUPILS from '@/tests/fixtures/asked-by-pupils.json'
import { PUPILS_QUESTIONS } from '@/tests/fixtures/pupils-questions'
import { newChild, newParent } from '../../support/people'
import { judged, shareOf, written, type Asked } from './precision-report'

/** `npm run evaluate` saves the results. */
const isWritten = process.env.ISKRA_EVALUATE === '1'

/** Asked by guests, and by signed-in pupils of each query's grade. */
const asked: Asked[] = []
const askedByPupils: Asked[] = []
const own: Asked[] = []

beforeAll(async () => {
  const pupilOf = await newPupilOfEachGrade()
  for (const one of ASKED_BY_PUPILS) {
    asked.push(judged(one, await searchLessons(one.query)))
    askedByPupils.push(judged(one, await searchLessons(one.query, pupilOf.get(one.grade))))
  }
  for (const [title, queries] of Object.entries(PUPILS_QUESTIONS)) {
    for (const query of queries) {
      const found = await searchLessons(query)
      const place = found.findIndex((one) => one.title === title)
      const slip = false
      own.push({ query, grade: 0, slip, isAnswered: true, place, isSure: !found[0]?.isNear, found })
    }
  }
}, 120_000)

async function newPupilOfEachGrade() {
  const parent = await newParent()
  const all = await db().select({ id: grades.id, order: grades.order }).from(grades)
  const pupilOf = new Map<number, string>()
  for (const { id, order } of all) {
    pupilOf.set(order, (await newChild(parent, { gradeID: id }))._id)
  }
  return pupilOf
}

describe('queries by writers who have not seen the search', () => {
  const lessonsAskedFor = (all: Asked[]) => all.filter(({ isAnswered }) => isAnswered)
  const missesOf = (some: Asked[]) =>
    some
      .filter(({ place }) => place !== 0)
      .map(({ query, found }) => `${query}: ${found[0]?.title ?? 'nothing'}`)
      .join('; ')

  // A guest has no grade, and a whole textbook of one grade answers words of others, too.
  test.each([
    ['a guest', asked, 0.83, 0.91],
    ['a pupil of their grade', askedByPupils, 0.88, 0.94],
  ] as const)('asked by %s find their lesson first, or among three', (_who, all, first, three) => {
    const some = lessonsAskedFor([...all])
    expect(some).toHaveLength(155)
    expect(
      shareOf(some, ({ place }) => place === 0),
      missesOf(some),
    ).toBeGreaterThanOrEqual(first)
    expect(
      shareOf(some, ({ place }) => place >= 0 && place < 3),
      missesOf(some),
    ).toBeGreaterThanOrEqual(three)
  })

  test('about no lesson find none, except 4 of 95', () => {
    const unanswered = asked.filter(({ isAnswered }) => !isAnswered)
    const shown = unanswered.filter(({ found, isSure }) => found.length && isSure)
    expect(unanswered).toHaveLength(95)
    expect(shown.length, shown.map(({ query }) => query).join('; ')).toBeLessThanOrEqual(4)
  })
})

test('of the authors’ own queries, more than nine of ten find their lesson first', () => {
  expect(shareOf(own, ({ place }) => place === 0)).toBeGreaterThan(0.9)
})

test.runIf(isWritten)('is written down', () =>
  writeFileSync('docs/search.md', written(asked, askedByPupils, own)),
)
