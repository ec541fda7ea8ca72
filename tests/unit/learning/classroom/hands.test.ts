import { describe, expect, test } from 'vitest'
import {
  answerOfHands,
  leadingOption,
  votedOptions,
  withHands,
} from '@/lib/learning/classroom/hands'
import { QUESTION_KINDS } from '@/lib/content/questions/model'
import { questionOf } from '@/tests/component/support/quiz'

test.each([
  [{}, undefined],
  [{ a: 0, b: 0 }, undefined],
  [{ a: 3, b: 1 }, 'a'],
  [{ a: 3, b: 3 }, undefined],
  [{ a: 3, b: 3, c: 4 }, 'c'],
])('of %j leads %s', (hands, option) => {
  expect(leadingOption(hands)).toBe(option)
})

test.each([
  [2, 2],
  [-1, 0],
  [NaN, 0],
  [1.7, 1],
  [99, 99],
  [100, 99],
])('%s hands count as %s', (count, kept) => {
  expect(withHands({ b: 1 }, 'a', count)).toEqual({ a: kept, b: 1 })
})

describe('the answer of a class', () => {
  test('is the option that leads', () => {
    expect(answerOfHands(questionOf('single'), { a: 1, c: 2 })).toEqual({
      kind: 'single',
      choice: 'c',
    })
    for (const option of ['true', 'false'])
      expect(answerOfHands(questionOf('true-false'), { [option]: 5 })).toEqual({
        kind: 'true-false',
        value: option === 'true',
      })
  })

  test('is not told by equal hands, nor where several options are right', () => {
    expect(answerOfHands(questionOf('single'), { a: 2, b: 2 })).toBeUndefined()
    expect(answerOfHands(questionOf('several'), { a: 2 })).toBeUndefined()
  })
})

test('hands are counted for what can be chosen, not for what is written or put together', () => {
  const counted = QUESTION_KINDS.filter((kind) => votedOptions(questionOf(kind)).length > 0)
  expect(counted).toEqual(['single', 'several', 'true-false'])
  expect(votedOptions(questionOf('single'))).toEqual(['a', 'b', 'c'])
})
