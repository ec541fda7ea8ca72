import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_REVIEW_SIZE } from '@/lib/learning/plan/limits'
import { drawDayReview, type ReviewCandidate } from '@/lib/learning/plan/day-review'

const question = (id: string, part: Partial<ReviewCandidate> = {}): ReviewCandidate => ({
  id,
  lastDay: null,
  isKnown: false,
  ...part,
})

const known = (id: string, lastDay: string) => question(id, { lastDay, isKnown: true })
const wrong = (id: string, lastDay: string) => question(id, { lastDay })
const lesson = (lessonId: string, questions: ReviewCandidate[]) => ({ lessonId, questions })
const many = (name: string, count: number, make = question) =>
  Array.from({ length: count }, (_, index) => make(`${name}${index}`))

const draw = (lessons: ReturnType<typeof lesson>[], daysLeft = 5, seed = 'maja plan 2026-11-22') =>
  drawDayReview({ lessons, daysLeft, seed })
const fromEach = (ids: string[], names: string) =>
  [...names].map((name) => ids.filter((id) => id.startsWith(name)).length)

describe('the order of questions', () => {
  const known9 = many('k', 9).map(({ id }, index) => known(id, `2026-11-0${index + 1}`))

  test('is wrong answers, then questions never answered, then those answered longest ago', () => {
    const wrongs = [wrong('w0', '2026-11-20'), wrong('w1', '2026-11-21')]
    const ids = draw([lesson('a', [...known9, ...many('n', 3), ...wrongs])])
    expect(fromEach(ids, 'wnk')).toEqual([2, 3, 3])
    expect(ids.filter((id) => id.startsWith('k')).toSorted()).toEqual(['k0', 'k1', 'k2'])
  })

  test('leaves a place for a fully known lesson beside one that is all new', () => {
    const ids = draw([lesson('a', known9), lesson('b', many('n', 9))], 9)
    expect(fromEach(ids, 'kn')).toEqual([4, 4])
  })
})

describe('the number of questions', () => {
  test.each([
    // One lesson: open questions, days left, questions asked.
    [3, 5, 3],
    [8, 1, 8],
    [40, 5, 8],
    [40, 4, 10],
    [40, 3, 12],
    [400, 1, DAY_REVIEW_SIZE.most],
  ])('for %i open questions with %i days left is %i', (count, daysLeft, asked) => {
    expect(draw([lesson('a', many('a', count))], daysLeft)).toHaveLength(asked)
  })

  test('does not grow with known questions', () => {
    const all = many('k', 90).map(({ id }) => known(id, '2026-11-01'))
    expect(draw([lesson('a', all)], 1)).toHaveLength(DAY_REVIEW_SIZE.items)
  })

  test('is at least one per lesson for ten lessons', () => {
    const lessons = [...'abcdefghij'].map((name) => lesson(name, many(name, 20)))
    const ids = draw(lessons, 60)
    expect(ids).toHaveLength(10)
    expect(fromEach(ids, 'abcdefghij')).toEqual(Array(10).fill(1))
  })

  test('reserves no place for a lesson without questions', () => {
    expect(draw([lesson('a', []), lesson('b', many('b', 20))], 9)).toHaveLength(8)
    expect(draw([lesson('a', [])])).toEqual([])
    expect(draw([])).toEqual([])
  })
})

test('another day, pupil or plan draws other questions when there are many', () => {
  const lessons = [lesson('a', many('a', 60))]
  const first = draw(lessons, 9, 'maja plan 2026-11-22').toSorted()
  for (const seed of ['maja plan 2026-11-23', 'luka plan 2026-11-22', 'maja drugi 2026-11-22']) {
    expect(draw(lessons, 9, seed).toSorted()).not.toEqual(first)
  }
})

test('lessons are mixed, not one after another', () => {
  const lessons = [lesson('a', many('a', 20)), lesson('b', many('b', 20))]
  const turns = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => {
    const names = draw(lessons, 9, day).map(([name]) => name)
    return names.filter((name, index) => index > 0 && name !== names[index - 1]).length
  })
  expect(Math.max(...turns)).toBeGreaterThan(1)
})

const days = fc.constantFrom('2026-11-01', '2026-11-10', '2026-11-20')
const candidate = fc.record({ lastDay: fc.option(days), isRight: fc.boolean() })
const lessonsArbitrary = fc
  .array(fc.array(candidate, { maxLength: 25 }), { maxLength: 10 })
  .map((all) =>
    all.map((questions, place) =>
      lesson(
        `l${place}`,
        questions.map(({ lastDay, isRight }, index) =>
          question(`${place}-${index}`, { lastDay, isKnown: lastDay !== null && isRight }),
        ),
      ),
    ),
  )
const input = fc.record({
  lessons: lessonsArbitrary,
  daysLeft: fc.integer({ min: 1, max: 60 }),
  seed: fc.string(),
})

describe('for any candidates', () => {
  test('no question is repeated or unknown, and the maximum is never exceeded', () => {
    fc.assert(
      fc.property(input, ({ lessons, daysLeft, seed }) => {
        const ids = draw(lessons, daysLeft, seed)
        const all = lessons.flatMap(({ questions }) => questions.map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => all.includes(id))).toBe(true)
        expect(ids.length).toBeLessThanOrEqual(DAY_REVIEW_SIZE.most)
        expect(ids.length).toBeGreaterThanOrEqual(Math.min(DAY_REVIEW_SIZE.items, all.length))
      }),
    )
  })

  test('the order of lessons and questions does not matter', () => {
    fc.assert(
      fc.property(input, ({ lessons, daysLeft, seed }) => {
        const turned = lessons
          .map(({ lessonId, questions }) => lesson(lessonId, questions.toReversed()))
          .toReversed()
        expect(draw(turned, daysLeft, seed)).toEqual(draw(lessons, daysLeft, seed))
      }),
    )
  })

  test('every lesson gets its share', () => {
    fc.assert(
      fc.property(input, ({ lessons, daysLeft, seed }) => {
        const ids = new Set(draw(lessons, daysLeft, seed))
        const own = lessons.filter(({ questions }) => questions.length > 0)
        const share = Math.floor(ids.size / (own.length || 1))
        for (const { questions } of own) {
          const asked = questions.filter(({ id }) => ids.has(id)).length
          expect(asked).toBeGreaterThanOrEqual(Math.min(share, questions.length))
        }
      }),
    )
  })

  test('within a lesson, no known question is asked while a wrong one is left out', () => {
    fc.assert(
      fc.property(input, ({ lessons, daysLeft, seed }) => {
        const ids = new Set(draw(lessons, daysLeft, seed))
        for (const { questions } of lessons) {
          const isWrong = (one: ReviewCandidate) => !one.isKnown && one.lastDay !== null
          const left = questions.some((one) => isWrong(one) && !ids.has(one.id))
          if (left) expect(questions.filter((one) => ids.has(one.id)).every(isWrong)).toBe(true)
        }
      }),
    )
  })
})
