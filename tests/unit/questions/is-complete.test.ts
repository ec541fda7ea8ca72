import { expect, test } from 'vitest'
import { isComplete } from '@/lib/questions/kinds/answers'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { questionOf } from '@/tests/component/support/quiz'

test.each<[SubmittedAnswer, boolean]>([
  [{ kind: 'single', choice: 'a' }, true],
  [{ kind: 'several', choices: ['b'] }, true],
  [{ kind: 'several', choices: [] }, false],
  [{ kind: 'true-false', value: false }, true],
  [{ kind: 'short', text: ' kuća ' }, true],
  [{ kind: 'short', text: '  ' }, false],
  [{ kind: 'number', text: '0' }, true],
  [{ kind: 'number', text: '' }, false],
  [{ kind: 'matching', pairs: { a: 'b', b: 'a' } }, true],
  [{ kind: 'matching', pairs: { a: 'b' } }, false],
  [{ kind: 'matching', pairs: {} }, false],
])('%j is all that can be given: %s', (answer, expected) => {
  expect(isComplete(questionOf(answer.kind), answer)).toBe(expected)
})

test('no answer, and one to a question of another kind, is none', () => {
  expect(isComplete(questionOf('single'), undefined)).toBe(false)
  expect(isComplete(questionOf('short'), { kind: 'single', choice: 'a' })).toBe(false)
})
