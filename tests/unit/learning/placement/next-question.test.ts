import { describe, expect, test } from 'vitest'
import { PLACEMENT } from '@/lib/learning/placement/limits'
import { guessOf } from '@/lib/learning/placement/guess'
import {
  foundPlace,
  isKnownBy,
  nextQuestion,
  type AskedItem,
} from '@/lib/learning/placement/next-question'
import { isClear, placeProbabilitiesAfter, placeToBeginAt } from '@/lib/learning/placement/place'
import { bookOf } from './simulated-pupils'

type Outcome = AskedItem['outcome']

const itemOf = (lesson: number, outcome: Outcome, index = 0): AskedItem => ({
  ...{ questionId: `lesson ${lesson}, ${index}`, lessonId: `lesson ${lesson}` },
  ...{ guess: 0.1, outcome },
})

/** Asks to the end; the pupil says the same in each lesson. */
function askAll(lessons: number, outcomeOf: (lesson: number) => NonNullable<Outcome>) {
  const book = bookOf(lessons)
  const items: AskedItem[] = []
  for (;;) {
    const question = nextQuestion(book, items, 'seed')
    if (!question) return { book, items }
    const { id: questionId, lessonId, guess } = question
    const outcome = outcomeOf(book.findIndex((one) => one.lessonId === lessonId))
    items.push({ questionId, lessonId, guess, outcome })
  }
}

describe('the place', () => {
  test('may be anywhere before the first answer, and begins before the middle', () => {
    const places = placeProbabilitiesAfter(4, [])
    expect(places).toEqual([0.2, 0.2, 0.2, 0.2, 0.2])
    expect(placeToBeginAt(places)).toBe(1)
    expect(isClear(places)).toBe(false)
  })

  test('moves behind right answers and before wrong ones', () => {
    const right = placeProbabilitiesAfter(10, [{ lesson: 4, isRight: true, guess: 0.1 }])
    const wrong = placeProbabilitiesAfter(10, [{ lesson: 4, isRight: false, guess: 0.1 }])
    expect(placeToBeginAt(right)).toBeGreaterThan(4)
    expect(placeToBeginAt(wrong)).toBeLessThan(4)
  })

  test('a right guess moves it less, „Ne znam” more than a wrong answer', () => {
    const after = (isRight: boolean, guess: number) =>
      placeProbabilitiesAfter(10, [{ lesson: 4, isRight, guess }])
        .slice(5)
        .reduce((sum, share) => sum + share, 0)
    expect(after(true, 0.5)).toBeLessThan(after(true, 0.1))
    expect(after(false, 0)).toBeLessThan(after(false, 0.5))
  })
})

describe('the next question', () => {
  test('is first of a lesson in the middle', () => {
    expect(nextQuestion(bookOf(11), [], 'seed')?.lessonId).toMatch(/^lesson [4-6]$/)
  })

  test('is of middle easiness, hard to guess, and equal for equal seeds', () => {
    const question = nextQuestion(bookOf(11), [], 'seed')
    expect(question).toMatchObject({ guess: 0.1 })
    expect(question?.easiness).toBeGreaterThan(0.5)
    expect(question?.easiness).toBeLessThan(0.85)
    expect(nextQuestion(bookOf(11), [], 'seed')).toEqual(question)
  })

  test.each([4, 6, 12, 60])('is asked at most ten times in %d lessons, none twice', (lessons) => {
    const { items } = askAll(lessons, (lesson) => (lesson % 3 ? 'right' : 'wrong'))
    expect(items.length).toBeLessThanOrEqual(PLACEMENT.questions)
    expect(new Set(items.map(({ questionId }) => questionId)).size).toBe(items.length)
  })

  test('is of another lesson than the last one while another tells as much', () => {
    const { items } = askAll(60, (lesson) => (lesson < 20 ? 'right' : 'wrong'))
    for (const [index, { lessonId }] of items.entries()) {
      expect(lessonId).not.toBe(items[index + 1]?.lessonId)
    }
  })

  test('is none once the place is clear', () => {
    const { items } = askAll(4, (lesson) => (lesson < 2 ? 'right' : 'dont-know'))
    expect(items.length).toBeLessThan(PLACEMENT.questions)
  })

  test('is none in a textbook whose questions were all asked', () => {
    expect(nextQuestion([], [], 'seed')).toBeNull()
    const book = bookOf(4).map((lesson) => ({ ...lesson, questions: [] }))
    expect(nextQuestion(book, [], 'seed')).toBeNull()
  })
})

describe('the result', () => {
  test.each([0, 3, 7])('is the place %d for a pupil without doubts', (place) => {
    const { book, items } = askAll(8, (lesson) => (lesson < place ? 'right' : 'dont-know'))
    expect(foundPlace(book, items)).toEqual({ startId: `lesson ${place}`, repeatIds: [] })
  })

  test('is the last lesson for who knows all', () => {
    const { book, items } = askAll(8, () => 'right')
    expect(foundPlace(book, items)?.startId).toBe('lesson 7')
  })

  test('names lessons before it that were wrong, in order; half right is not known', () => {
    const items = [
      ...[5, 6, 7, 8, 9, 10].map((lesson) => itemOf(lesson, 'right')),
      ...[itemOf(4, 'right'), itemOf(4, 'wrong', 1), itemOf(2, 'dont-know'), itemOf(3, null)],
    ]
    const found = foundPlace(bookOf(12), items)
    expect(found?.repeatIds).toEqual(['lesson 2', 'lesson 4'])
    expect(isKnownBy(items, 'lesson 3')).toBeUndefined()
    expect(isKnownBy(items, 'lesson 5')).toBe(true)
  })

  test('leaves out lessons that the textbook has no more', () => {
    const items = [itemOf(90, 'wrong'), itemOf(1, 'right'), itemOf(2, 'right', 1)]
    expect(foundPlace(bookOf(4), items)?.repeatIds).toEqual([])
    expect(foundPlace([], items)).toBeNull()
  })
})

test.each([
  ['true-false', 0, 0.5],
  ['single', 4, 0.25],
  ['single', 2, 0.5],
  ['single', 0, PLACEMENT.typedGuess],
  ['short', 0, PLACEMENT.typedGuess],
  ['ordering', 0, PLACEMENT.typedGuess],
] as const)(
  'a question of kind %s with %d choices is guessed by chance',
  (kind, choices, guess) => {
    expect(guessOf(kind, choices)).toBe(guess)
  },
)
