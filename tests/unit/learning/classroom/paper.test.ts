import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderForGroup, pickEvenly, questionForGroup } from '@/lib/learning/classroom/worksheet'
import { questionOf } from '@/tests/component/support/quiz'

const itemsOf = (ids: string[]) => ids.map((_id) => ({ _id }))
const LETTERS = [...'abcdefgh']

test.each([
  [null, 'abcdefgh'],
  [10, 'abcdefgh'],
  [5, 'abdeg'],
] as const)('of eight questions, size %s picks %s', (size, expected) => {
  expect(pickEvenly(LETTERS, size).join('')).toBe(expected)
})

test('nothing is picked from an empty list', () => {
  expect(pickEvenly([], 5)).toEqual([])
})

test('group A has the order of the quiz', () => {
  const items = itemsOf(LETTERS)
  expect(orderForGroup(items, 'A')).toEqual(items)
})

test('group B has all questions, none in its old place, in the same order at every print', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 40 }), (ids) => {
      const items = itemsOf(ids)
      const mixed = orderForGroup(items, 'B')
      expect(mixed.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
      expect(mixed.filter((item, index) => item === items[index])).toEqual([])
      expect(orderForGroup(items, 'B')).toEqual(mixed)
    }),
  )
})

test.each([[[]], [['a']]])('group B of %j stays as it is', (ids) => {
  expect(orderForGroup(itemsOf(ids), 'B')).toEqual(itemsOf(ids))
})

test('options keep their ids in another order, so one key fits both groups', () => {
  const question = questionOf('single')
  const other = questionForGroup(question, 'B')
  if (other.kind !== 'single') throw new Error('another kind')
  expect(questionForGroup(question, 'A')).toBe(question)
  expect(other.choices.toSorted((one, two) => one.id.localeCompare(two.id))).toEqual(
    question.choices,
  )
})
