import { describe, expect, test } from 'vitest'
import {
  answerOfHands,
  leadingOption,
  votableOptionIds,
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
])('with %j the leading option is %s', (hands, option) => {
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
  test('is the leading option', () => {
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

  test('is undefined on a tie, and when several options are right', () => {
    expect(answerOfHands(questionOf('single'), { a: 2, b: 2 })).toBeUndefined()
    expect(answerOfHands(questionOf('several'), { a: 2 })).toBeUndefined()
  })
})

test('hands are counted for choices, not for typed or composed answers', () => {
  const counted = QUESTION_KINDS.filter((kind) => votableOptionIds(questionOf(kind)).length > 0)
  expect(counted).toEqual(['single', 'several', 'true-false'])
  expect(votableOptionIds(questionOf('single'))).toEqual(['a', 'b', 'c'])
})
