import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { searchLessons } from '@/lib/asking/search/lessons'
import ASKED_BY_PUPILS from '@/tests/fixtures/asked-by-pupils.json'
import { PUPILS_QUESTIONS } from '@/tests/fixtures/pupils-questions'
import { judged, shareOf, written, type Asked } from './precision-report'

/** `npm run evaluate` saves the results. */
const isWritten = process.env.ISKRA_EVALUATE === '1'

const asked: Asked[] = []
const own: Asked[] = []

beforeAll(async () => {
  for (const one of ASKED_BY_PUPILS) asked.push(judged(one, await searchLessons(one.query)))
  for (const [title, queries] of Object.entries(PUPILS_QUESTIONS)) {
    for (const query of queries) {
      const found = await searchLessons(query)
      const place = found.findIndex((one) => one.title === title)
      const slip = false
      own.push({ query, grade: 0, slip, isAnswered: true, place, isSure: !found[0]?.isNear, found })
    }
  }
}, 120_000)

describe('queries by writers who have not seen the search', () => {
  const answered = () => asked.filter(({ isAnswered }) => isAnswered)
  const misses = () =>
    answered()
      .filter(({ place }) => place !== 0)
      .map(({ query, found }) => `${query}: ${found[0]?.title ?? 'nothing'}`)

  test('find their lesson first in 85 of 100 cases', () => {
    expect(answered()).toHaveLength(155)
    const first = shareOf(answered(), ({ place }) => place === 0)
    expect(first, misses().join('; ')).toBeGreaterThanOrEqual(0.85)
  })

  test('find it among the first three in 95 of 100 cases', () => {
    const among = shareOf(answered(), ({ place }) => place >= 0 && place < 3)
    expect(among, misses().join('; ')).toBeGreaterThanOrEqual(0.95)
  })

  test('about no lesson find none, except 3 of 100', () => {
    const unanswered = asked.filter(({ isAnswered }) => !isAnswered)
    const shown = unanswered.filter(({ found, isSure }) => found.length && isSure)
    expect(unanswered).toHaveLength(95)
    expect(shown.length, shown.map(({ query }) => query).join('; ')).toBeLessThanOrEqual(3)
  })
})

test('of the authors’ own queries, more than nine of ten find their lesson first', () => {
  expect(shareOf(own, ({ place }) => place === 0)).toBeGreaterThan(0.9)
})

test.runIf(isWritten)('is written down', () => writeFileSync('docs/search.md', written(asked, own)))
