import { expect, test } from 'vitest'
import { findCircle } from '@/lib/content/curriculum/prerequisites/find-circle'

const circleIn = (graph: Record<string, string[]>) =>
  findCircle(new Map(Object.entries(graph)), Object.keys(graph))

test('lessons with common prerequisites form no circle', () => {
  expect(circleIn({ d: ['b', 'c'], b: ['a'], c: ['a'], a: [] })).toBeNull()
  expect(circleIn({ a: ['unknown'] })).toBeNull()
})

test('a circle is named from a lesson to the one that needs it', () => {
  expect(circleIn({ a: ['a'] })).toEqual(['a'])
  // Behind „a”, which is no part of it: b needs c, c needs d, d needs b.
  expect(circleIn({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] })).toEqual(['d', 'c', 'b'])
})

test('a chain of 100,000 lessons does not exhaust the stack', () => {
  const graph = new Map(Array.from({ length: 100_000 }, (_, n) => [`${n}`, [`${n + 1}`]]))
  expect(findCircle(graph, ['0'])).toBeNull()
  expect(findCircle(graph.set('100000', ['0']), ['0'])).toHaveLength(100_001)
})
