import { expect, test } from 'vitest'
import { xpOrdinalOf } from '@/lib/learning/cards/card-xp'

test.each([
  [1, 1],
  [2, null],
  [3, 2],
  [4, null],
  [59, 30],
  [60, null],
  [61, null],
  [1_001, null],
])('the %i. earning card of a day brings XP number %s', (place, number) => {
  expect(xpOrdinalOf(place)).toBe(number)
})

test.each([
  [1, 1],
  [14, 7],
  [15, 8],
  [60, 30],
  [200, 30],
])('%i cards earn %i XP', (cards, xp) => {
  const places = Array.from({ length: cards }, (_, index) => index + 1)
  expect(places.filter((place) => xpOrdinalOf(place) !== null)).toHaveLength(xp)
})
