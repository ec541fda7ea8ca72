import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { searchLessons } from '@/lib/asking/search/lessons'
import ASKED_BY_PUPILS from '@/tests/fixtures/asked-by-pupils.json'
import { PUPILS_QUESTIONS } from '@/tests/fixtures/pupils-questions'
import { judged, shareOf, written, type Asked } from './precision-report'

/** `npm run evaluate` writes the results down. */
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

describe('of what others would type, without having seen the search', () => {
  const answered = () => asked.filter(({ isAnswered }) => isAnswered)
  const misses = () =>
    answered()
      .filter(({ place }) => place !== 0)
      .map(({ query, found }) => `${query}: ${found[0]?.title ?? 'nothing'}`)

  test('85 of 100 find their lesson first', () => {
    expect(answered()).toHaveLength(150)
    const first = shareOf(answered(), ({ place }) => place === 0)
    expect(first, misses().join('; ')).toBeGreaterThanOrEqual(0.85)
  })

  test('95 of 100 find it among the first three', () => {
    const among = shareOf(answered(), ({ place }) => place >= 0 && place < 3)
    expect(among, misses().join('; ')).toBeGreaterThanOrEqual(0.95)
  })

  test('what no lesson has is said not to be found, but for 3 of 100', () => {
    const unanswered = asked.filter(({ isAnswered }) => !isAnswered)
    const shown = unanswered.filter(({ found, isSure }) => found.length && isSure)
    expect(unanswered).toHaveLength(100)
    expect(shown.length, shown.map(({ query }) => query).join('; ')).toBeLessThanOrEqual(3)
  })
})

test('of what authors would type, more than nine of ten find their lesson first', () => {
  expect(shareOf(own, ({ place }) => place === 0)).toBeGreaterThan(0.9)
})

test.runIf(isWritten)('is written down', () => writeFileSync('docs/search.md', written(asked, own)))
