import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_SPANS, uncounted, withSpan, type Span } from '@/lib/learning/rewards/time-spans'

describe('the uncounted parts of a span', () => {
  const cases: [Span, Span[], Span[]][] = [
    [[0, 10], [], [[0, 10]]],
    [[10, 10], [], []],
    [[10, 5], [], []],
    [[0, 10], [[0, 10]], []],
    [[0, 10], [[10, 20]], [[0, 10]]],
    [[10, 20], [[0, 10]], [[10, 20]]],
    [
      [0, 10],
      [[3, 5]],
      [
        [0, 3],
        [5, 10],
      ],
    ],
    [
      [0, 10],
      [
        [7, 8],
        [2, 4],
      ],
      [
        [0, 2],
        [4, 7],
        [8, 10],
      ],
    ],
    [[5, 10], [[0, 7]], [[7, 10]]],
    [[5, 10], [[0, 20]], []],
  ]
  test.each(cases)('%j beside %j is %j', (span, counted, left) => {
    expect(uncounted(span, counted)).toEqual(left)
  })
})

describe('spans with one more', () => {
  const cases: [Span[], Span, Span[]][] = [
    [[], [0, 5], [[0, 5]]],
    [[], [5, 5], []],
    [[[0, 5]], [5, 9], [[0, 9]]],
    [
      [[0, 5]],
      [6, 9],
      [
        [0, 5],
        [6, 9],
      ],
    ],
    [
      [[6, 9]],
      [0, 5],
      [
        [0, 5],
        [6, 9],
      ],
    ],
    [
      [
        [0, 2],
        [4, 6],
      ],
      [1, 5],
      [[0, 6]],
    ],
  ]
  test.each(cases)('%j and %j are %j', (spans, added, joined) => {
    expect(withSpan(spans, added, 0)).toEqual(joined)
  })

  test('are joined with all earlier time if they ended before `since`', () => {
    const spans: Span[] = [
      [2, 4],
      [6, 9],
      [10, 12],
    ]
    expect(withSpan(spans, [20, 30], 10)).toEqual([
      [0, 9],
      [10, 12],
      [20, 30],
    ])
    expect(uncounted([1, 11], withSpan(spans, [20, 30], 10))).toEqual([[9, 10]])
  })

  test('are a hundred at most, and the gaps between the first ones are not counted again', () => {
    const many = Array.from({ length: MOST_SPANS }, (_, index): Span => [
      index * 10,
      index * 10 + 1,
    ])
    const more = withSpan(many, [5_000, 5_001], 0)
    expect(more).toHaveLength(MOST_SPANS)
    expect(more[0]).toEqual([0, 11])
    expect(more.at(-1)).toEqual([5_000, 5_001])
    expect(withSpan(many.slice(1), [5_000, 5_001], 0)[0]).toEqual([10, 11])
  })
})

test('for spans in any order, every millisecond counts once', () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), (sent) => {
      let spans: Span[] = []
      let total = 0
      const spent = new Set<number>()
      for (const [from, to] of sent) {
        for (const [a, b] of uncounted([from, to], spans)) {
          expect(b).toBeGreaterThan(a)
          total += b - a
        }
        spans = withSpan(spans, [from, to], 0)
        for (let at = from; at < to; at += 1) spent.add(at)
      }
      expect(total).toBe(spent.size)
    }),
  )
})
