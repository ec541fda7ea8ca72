import { beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '@/lib/content/questions/shuffle'
import { PLACEMENT } from '@/lib/learning/placement/limits'
import { foundPlace, nextQuestion, type AskedItem } from '@/lib/learning/placement/next-question'
import {
  bookOf,
  pupilWithHoles,
  scanToBestPlace,
  scanToFirstFailure,
  type Finder,
} from './simulated-pupils'

const PUPILS = 200

const placement: Finder = (book, pupil, seed) => {
  const items: AskedItem[] = []
  for (;;) {
    const question = nextQuestion(book, items, seed)
    if (!question) break
    const { id: questionId, lessonId, guess } = question
    items.push({ questionId, lessonId, guess, outcome: pupil.answer(question) })
  }
  expect(items.length).toBeLessThanOrEqual(PLACEMENT.questions)
  const startId = foundPlace(book, items)?.startId
  return book.findIndex(({ lessonId }) => lessonId === startId)
}

/** Distances in lessons between the found and the true place, sorted. */
function distancesOf(finder: Finder, lessons: number): number[] {
  const book = bookOf(lessons)
  return Array.from({ length: PUPILS }, (_, index) => {
    const pupil = pupilWithHoles(book, seededRandom(1_000 * lessons + index))
    const found = finder(book, pupil, `pupil ${index}`)
    return Math.abs(found - Math.min(pupil.place, lessons - 1))
  }).toSorted((a, b) => a - b)
}

const medianOf = (sorted: number[]) => sorted[sorted.length / 2] ?? 0
const meanOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length

// The figures of decision 096.
describe.each([
  { lessons: 6, median: 0, mean: 0.6 },
  { lessons: 12, median: 1, mean: 1 },
  { lessons: 60, median: 3, mean: 3.6 },
])('200 pupils with holes and a textbook of $lessons lessons', ({ lessons, median, mean }) => {
  let distances: number[] = []
  beforeAll(() => {
    distances = distancesOf(placement, lessons)
  })

  test('begin near their place', () => {
    expect(medianOf(distances)).toBeLessThanOrEqual(median)
    expect(meanOf(distances)).toBeLessThanOrEqual(mean)
  })

  test.each([
    ['at the first failure of a scan', scanToFirstFailure],
    ['at the best place of a scan', scanToBestPlace],
  ])('begin nearer than %s', (_, scan) => {
    const scanned = distancesOf(scan, lessons)
    expect(medianOf(distances)).toBeLessThanOrEqual(medianOf(scanned))
    expect(meanOf(distances)).toBeLessThan(meanOf(scanned) * 0.8)
  })
})
