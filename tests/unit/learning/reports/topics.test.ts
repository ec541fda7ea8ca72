import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelOf, topicsOf, type TopicFacts } from '@/lib/learning/reports/topics'

const factsOf = (lessonId: string, right: number, of: number): TopicFacts => ({
  lessonId,
  title: `Lekcija ${lessonId}`,
  subject: 'Matematika',
  path: `/5-razred/knjiga/${lessonId}`,
  right,
  of,
})

describe('the level of a lesson', () => {
  test.each([
    // Too few answers.
    [0, 0, null],
    [4, 4, null],
    [0, 4, null],
    // Just enough answers.
    [5, 5, 'strong'],
    [4, 5, 'steady'],
    [3, 5, 'steady'],
    [2, 5, 'weak'],
    // 85 percent, from both sides, including cases where decimals would round.
    [17, 20, 'strong'],
    [84, 100, 'steady'],
    [85, 100, 'strong'],
    // 60 percent.
    [59, 100, 'weak'],
    [60, 100, 'steady'],
    [0, 10, 'weak'],
  ])('%i right of %i: %s', (right, of, level) => {
    expect(levelOf({ right, of })).toBe(level)
  })

  test('with one more right answer out of as many, the level never gets worse', () => {
    const order = ['weak', 'steady', 'strong']
    const counts = fc
      .integer({ min: 5, max: 200 })
      .chain((of) => fc.tuple(fc.integer({ min: 0, max: of - 1 }), fc.constant(of)))
    fc.assert(
      fc.property(counts, ([right, of]) => {
        const [less, more] = [levelOf({ right, of }), levelOf({ right: right + 1, of })]
        expect(order.indexOf(more ?? '')).toBeGreaterThanOrEqual(order.indexOf(less ?? ''))
      }),
    )
  })
})

describe('the lessons in a report', () => {
  test('have enough answers, and the weakest come first', () => {
    const topics = topicsOf([
      factsOf('a', 5, 5),
      factsOf('b', 1, 5),
      factsOf('c', 4, 4),
      factsOf('d', 0, 5),
      factsOf('e', 3, 5),
      factsOf('f', 10, 10),
    ])
    expect(topics.map(({ lessonId, level }) => [lessonId, level])).toEqual([
      ['d', 'weak'],
      ['b', 'weak'],
      ['e', 'steady'],
      ['f', 'strong'],
      ['a', 'strong'],
    ])
  })

  test('are at most four per level', () => {
    const many = Array.from({ length: 9 }, (_, index) => factsOf(`${index}`, index % 2 ? 5 : 0, 5))
    const levels = topicsOf(many).map(({ level }) => level)
    expect(levels).toEqual([...Array(4).fill('weak'), ...Array(4).fill('strong')])
  })

  test('don’t depend on the order of the rows', () => {
    const facts = [factsOf('a', 1, 5), factsOf('b', 1, 5), factsOf('c', 9, 10), factsOf('d', 9, 10)]
    fc.assert(
      fc.property(fc.shuffledSubarray(facts, { minLength: 4 }), (shuffled) => {
        expect(topicsOf(shuffled)).toEqual(topicsOf(facts))
      }),
    )
  })
})
