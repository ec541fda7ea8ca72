import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawTest, type DrawableQuestion } from '@/lib/learning/exams/draw'
import { QUESTION_KINDS } from '@/lib/content/questions/model'
import { randomOf } from '@/tests/support/random-of'

const pools = (minLength: number) =>
  fc
    .array(fc.constantFrom(...QUESTION_KINDS), { minLength, maxLength: 40 })
    .map((kinds): DrawableQuestion[] => kinds.map((kind, index) => ({ id: `p${index}`, kind })))
const seeds = fc.integer()

const kindsOf = (ids: string[], pool: DrawableQuestion[]) =>
  ids.map((id) => pool.find((one) => one.id === id)?.kind)

const poolOf = (...kinds: DrawableQuestion['kind'][]) =>
  kinds.map((kind, index): DrawableQuestion => ({ id: `p${index}`, kind }))

describe('a draw', () => {
  test('takes ten different questions from the pool, or all of a smaller pool', () => {
    fc.assert(
      fc.property(pools(0), seeds, (pool, seed) => {
        const drawn = drawTest({ pool, random: randomOf(seed) })
        expect(drawn).toHaveLength(Math.min(10, pool.length))
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(drawn.every((id) => pool.some((one) => one.id === id))).toBe(true)
      }),
    )
  })

  test('is equal for equal randomness, and different for other', () => {
    const pool = poolOf(...Array.from({ length: 20 }, () => 'single' as const))
    const drawn = (seed: number) => drawTest({ pool, random: randomOf(seed) })
    expect(drawn(1)).toEqual(drawn(1))
    expect(new Set([1, 2, 3, 4, 5].map((seed) => drawn(seed).join())).size).toBe(5)
  })

  test('asks questions with public answers only when there are too few others', () => {
    fc.assert(
      fc.property(pools(0), pools(0), seeds, (told, others, seed) => {
        const shown = told.map((one) => ({ ...one, id: `b${one.id}`, isInKnowledgeBase: true }))
        const drawn = drawTest({ pool: [...shown, ...others], random: randomOf(seed) })
        expect(drawn.filter((id) => id.startsWith('p'))).toHaveLength(Math.min(10, others.length))
      }),
    )
  })

  test('prefers questions that no other open test asks', () => {
    const pool = poolOf(...Array.from({ length: 14 }, () => 'single' as const))
    const elsewhere = new Set(['p0', 'p5', 'p9', 'p13'])
    const drawn = drawTest({ pool, elsewhere, random: randomOf(6) })
    expect(drawn.filter((id) => elsewhere.has(id))).toEqual([])
  })

  test('asks every kind in the pool, as far as there is room', () => {
    fc.assert(
      fc.property(pools(1), seeds, (pool, seed) => {
        const drawn = drawTest({ pool, random: randomOf(seed) })
        expect(new Set(kindsOf(drawn, pool))).toEqual(new Set(pool.map(({ kind }) => kind)))
      }),
    )
  })

  test('mixes the kinds: of five and five, no two of a kind are adjacent', () => {
    const pool = poolOf(...Array(5).fill('single'), ...Array(5).fill('number'))
    for (let seed = 0; seed < 50; seed += 1) {
      const kinds = kindsOf(drawTest({ pool, random: randomOf(seed) }), pool)
      expect(kinds.every((kind, place) => kind !== kinds[place + 1])).toBe(true)
    }
  })
})

test('questions of one kind are adjacent only where there are too few others', () => {
  fc.assert(
    fc.property(pools(1), seeds, (pool, seed) => {
      const kinds = kindsOf(drawTest({ pool, random: randomOf(seed) }), pool)
      const most = Math.max(
        ...[...Map.groupBy(kinds, (kind) => kind).values()].map((g) => g.length),
      )
      const adjacent = kinds.filter((kind, place) => place > 0 && kind === kinds[place - 1])
      expect(adjacent).toHaveLength(Math.max(0, 2 * most - kinds.length - 1))
    }),
  )
})

describe('a second draw', () => {
  test('changes nothing else if some of its questions were not in the first', () => {
    fc.assert(
      fc.property(pools(12), seeds, (pool, seed) => {
        const drawn = drawTest({ pool, random: randomOf(seed) })
        const others = pool.map(({ id }) => id).filter((id) => !drawn.includes(id))
        const previous = [...drawn.slice(1), others[0] ?? '']
        expect(drawTest({ pool, previous, random: randomOf(seed) })).toEqual(drawn)
      }),
    )
  })

  test('never has the order of the first', () => {
    fc.assert(
      fc.property(pools(2), seeds, (pool, seed) => {
        const random = randomOf(seed)
        const previous = drawTest({ pool, random })
        expect(drawTest({ pool, previous, random })).not.toEqual(previous)
      }),
    )
  })

  test('never has the order of the first, even with the same random numbers', () => {
    fc.assert(
      fc.property(pools(2), seeds, (pool, seed) => {
        const previous = drawTest({ pool, random: randomOf(seed) })
        expect(drawTest({ pool, previous, random: randomOf(seed) })).not.toEqual(previous)
      }),
    )
  })

  test('has other questions if the pool is larger than a test', () => {
    fc.assert(
      fc.property(pools(11), seeds, (pool, seed) => {
        const previous = drawTest({ pool, random: randomOf(seed) })
        const next = drawTest({ pool, previous, random: randomOf(seed) })
        expect(next.toSorted()).not.toEqual(previous.toSorted())
        expect(next).toHaveLength(10)
        expect(new Set(next).size).toBe(10)
      }),
    )
  })

  test('of one question is that question', () => {
    const pool = poolOf('single')
    expect(drawTest({ pool, previous: ['p0'], random: randomOf(1) })).toEqual(['p0'])
  })
})
