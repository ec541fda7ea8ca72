import { expect, test } from 'vitest'
import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'

test.each<[string, unknown, unknown, boolean]>([
  ['names in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['a list in another order', [1, 2], [2, 1], false],
  ['what is missing and what is undefined', { a: 1, b: undefined }, { a: 1 }, true],
  ['what is empty and what is missing', { a: null }, {}, false],
  ['a date and its text', new Date(0), '1970-01-01T00:00:00.000Z', true],
])('%s', (_, one, other, expected) => {
  expect(isDeepEqual(one, other)).toBe(expected)
})
