import { expect, test } from 'vitest'
import { optionsOf, strengthOf } from '@/lib/learning/question-quality/strength'
import type { QuestionBody } from '@/lib/content/questions/model'

const single: QuestionBody = {
  kind: 'single',
  choices: [
    { text: 'jedan', weight: 0, feedback: null },
    { text: 'dva', weight: 100, feedback: null },
    { text: 'tri', weight: 0, feedback: null },
  ],
}
const claim: QuestionBody = {
  kind: 'true-false',
  isTrue: false,
  wrongFeedback: null,
  rightFeedback: null,
}

test('options have the ids used in answers, and know which are right', () => {
  expect(optionsOf(single).map(({ id, isRight }) => [id, isRight])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ])
  expect(optionsOf(claim)).toEqual([
    { id: 'true', text: 'Točno', isRight: false },
    { id: 'false', text: 'Netočno', isRight: true },
  ])
})

test.each<[string, QuestionBody, number, Record<string, number>, number]>([
  ['all know it', single, 10, { b: 10 }, 1],
  ['wrong answers are spread', single, 6, { b: 6, a: 2, c: 2 }, 0.4],
  ['one wrong option draws them', single, 6, { b: 6, a: 4 }, 0.2],
  ['ambiguous', single, 5, { b: 5, a: 5 }, 0],
  ['its key is wrong', single, 1, { b: 1, a: 9 }, -0.8],
  ['a guessed claim', claim, 5, { true: 5, false: 5 }, 0],
])('%s', (_, body, rightAnswers, chosen, strength) => {
  const counts = { answers: 10, rightAnswers, chosen }
  expect(strengthOf(counts, optionsOf(body))).toBeCloseTo(strength)
})

test('without options it is the share of right answers; without answers it is 1', () => {
  expect(strengthOf({ answers: 10, rightAnswers: 3, chosen: {} }, [])).toBeCloseTo(0.3)
  expect(strengthOf({ answers: 0, rightAnswers: 0, chosen: {} }, optionsOf(single))).toBe(1)
})
