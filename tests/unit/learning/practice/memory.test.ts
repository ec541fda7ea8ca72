import { expect, test } from 'vitest'
import { memoryAfter, recallOn } from '@/lib/learning/practice/memory'

test('a skill is forgotten with the days, and nine of ten recall it after its stability', () => {
  const memory = memoryAfter(undefined, true, 100)
  expect(recallOn(memory, 100)).toBe(1)
  expect(recallOn(memory, 100 + memory.stability)).toBeCloseTo(0.9, 2)
  expect(recallOn(memory, 200)).toBeLessThan(recallOn(memory, 110))
})

test('a right answer after a gap makes the memory last longer, a wrong one shorter', () => {
  const first = memoryAfter(undefined, true, 100)
  expect(memoryAfter(first, true, 104).stability).toBeGreaterThan(first.stability)
  expect(memoryAfter(first, false, 104).stability).toBeLessThan(first.stability)
})

test('only the first answer of a day counts', () => {
  const wrong = memoryAfter(undefined, false, 100)
  expect(memoryAfter(wrong, true, 100)).toEqual(wrong)
})

test('a clock that went back changes nothing', () => {
  const memory = memoryAfter(undefined, true, 100)
  expect(memoryAfter(memory, false, 99)).toEqual(memory)
  expect(recallOn(memory, 99)).toBe(1)
})
