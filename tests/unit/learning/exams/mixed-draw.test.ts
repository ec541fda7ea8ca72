import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawMixedTest, type LessonToDraw } from '@/lib/learning/exams/mixed-draw'
import { QUESTION_KINDS, type QuestionKind } from '@/lib/content/questions/model'
import { randomOf } from '@/tests/support/random-of'

const lessonOf = (name: string, kinds: QuestionKind[]): LessonToDraw => ({
  lessonId: name,
  questions: kinds.map((kind, index) => ({ id: `${name}-${index}`, kind })),
})
const lessonsOf = (count: number, size: number, kind: QuestionKind = 'single') =>
  Array.from({ length: count }, (_, index) =>
    lessonOf(`l${index}`, Array<QuestionKind>(size).fill(kind)),
  )
const lessons = fc
  .array(fc.array(fc.constantFrom(...QUESTION_KINDS), { maxLength: 20 }), {
    minLength: 3,
    maxLength: 12,
  })
  .map((all) => all.map((kinds, index) => lessonOf(`l${index}`, kinds)))
const seeds = fc.integer()

const lessonOfId = (id: string) => id.split('-')[0] ?? ''
const countsOf = (ids: string[]) =>
  [...Map.groupBy(ids, lessonOfId).values()].map((own) => own.length)

describe('a mixed draw', () => {
  test('takes ten different questions, or all where there are fewer', () => {
    fc.assert(
      fc.property(lessons, seeds, (all, seed) => {
        const drawn = drawMixedTest({ lessons: all, random: randomOf(seed) })
        const pool = all.flatMap(({ questions }) => questions.map(({ id }) => id))
        expect(drawn).toHaveLength(Math.min(10, pool.length))
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(drawn.every((id) => pool.includes(id))).toBe(true)
      }),
    )
  })

  test('asks equally many of each lesson, as far as they have any', () => {
    fc.assert(
      fc.property(lessons, seeds, (all, seed) => {
        const drawn = drawMixedTest({ lessons: all, random: randomOf(seed) })
        const most = Math.max(0, ...countsOf(drawn))
        for (const { lessonId, questions } of all) {
          const own = drawn.filter((id) => lessonOfId(id) === lessonId).length
          expect(own).toBeGreaterThanOrEqual(Math.min(most - 1, questions.length))
        }
      }),
    )
  })

  test('begins with the lessons that the previous one left out', () => {
    const all = lessonsOf(20, 5)
    const previous = drawMixedTest({ lessons: all, random: randomOf(1) })
    const next = drawMixedTest({ lessons: all, previous, random: randomOf(2) })
    expect(new Set([...previous, ...next].map(lessonOfId)).size).toBe(20)
  })

  test('repeats no question of the previous one while there are others', () => {
    const all = lessonsOf(3, 8)
    const previous = drawMixedTest({ lessons: all, random: randomOf(1) })
    const next = drawMixedTest({ lessons: all, previous, random: randomOf(2) })
    expect(next.filter((id) => previous.includes(id))).toEqual([])
  })

  test('mixes kinds and levels within the lessons', () => {
    const all = Array.from({ length: 5 }, (_, index) =>
      lessonOf(
        `l${index}`,
        Array.from({ length: 12 }, (_one, place) => QUESTION_KINDS[place % 4] ?? 'single'),
      ),
    )
    const drawn = drawMixedTest({ lessons: all, random: randomOf(3) })
    const places = drawn.map((id) => Number(id.split('-')[1]))
    const kinds = Map.groupBy(places, (place) => place % 4)
    const levels = Map.groupBy(places, (place) => Math.floor(place / 4))
    expect([...kinds.values()].map((own) => own.length).toSorted()).toEqual([2, 2, 3, 3])
    expect([...levels.values()].every((own) => own.length >= 2)).toBe(true)
    expect(levels.size).toBe(3)
  })

  test('asks questions with public answers only where a lesson has no others', () => {
    const all = lessonsOf(3, 6).map(({ lessonId, questions }) => ({
      lessonId,
      questions: questions.map((one, place) => ({ ...one, isInKnowledgeBase: place < 3 })),
    }))
    const drawn = drawMixedTest({ lessons: all, random: randomOf(4) })
    const told = drawn.filter((id) => Number(id.split('-')[1]) < 3)
    expect(told).toHaveLength(1)
  })

  test('never has the order of the previous one', () => {
    const small = fc.array(fc.constantFrom(1, 2, 3), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(small, seeds, seeds, (sizes, first, second) => {
        const all = sizes.map((size, index) => lessonOf(`l${index}`, Array(size).fill('single')))
        const previous = drawMixedTest({ lessons: all, random: randomOf(first) })
        const next = drawMixedTest({ lessons: all, previous, random: randomOf(second) })
        expect(next).not.toEqual(previous)
      }),
    )
  })

  test('changes its choice even where all other questions have public answers', () => {
    const all = lessonsOf(5, 3).map(({ lessonId, questions }) => ({
      lessonId,
      questions: questions.map((one, place) => ({ ...one, isInKnowledgeBase: place === 2 })),
    }))
    const previous = drawMixedTest({ lessons: all, random: randomOf(1) })
    const next = drawMixedTest({ lessons: all, previous, random: randomOf(2) })
    expect(next.filter((id) => !previous.includes(id))).toHaveLength(1)
    expect(countsOf(next)).toEqual([2, 2, 2, 2, 2])
  })

  test('prefers questions that no other open test asks', () => {
    const elsewhere = new Set(['l0-0', 'l0-1', 'l1-2', 'l2-5'])
    const drawn = drawMixedTest({ lessons: lessonsOf(3, 6), elsewhere, random: randomOf(5) })
    expect(drawn.filter((id) => elsewhere.has(id))).toEqual([])
  })

  test('is equal for equal randomness, and different for other', () => {
    const all = lessonsOf(4, 10)
    const drawn = (seed: number) => drawMixedTest({ lessons: all, random: randomOf(seed) }).join()
    expect(drawn(1)).toBe(drawn(1))
    expect(new Set([1, 2, 3, 4, 5].map(drawn)).size).toBe(5)
  })
})
