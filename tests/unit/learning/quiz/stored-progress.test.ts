import { expect, test } from 'vitest'
import { startRound, type QuizProgress } from '@/lib/learning/quiz/quiz-progress'
import { isProgress } from '@/lib/learning/quiz/stored-progress'
import { SAMPLES } from '../../../support/kinds'

const step: QuizProgress['steps'][string] = {
  answer: { kind: 'single', choice: 'a' },
  judgement: {
    outcome: 'wrong',
    score: 0,
    hint: null,
    feedback: ['Razlog.'],
    explanation: null,
    correct: { kind: 'single', choice: 'b' },
    marks: { a: 'wrong' },
  },
}
const played: QuizProgress = { round: ['p', 'q'], position: 1, steps: { p: step } }

const answers = Object.values(SAMPLES).map(({ right }) => right)

test('a round stored before answers could wait can be read', () => {
  expect(isProgress(played)).toBe(true)
  expect(isProgress(startRound(['p']))).toBe(true)
})

test('a round with opened hints can be read', () => {
  expect(isProgress({ ...played, hints: { q: 2 } })).toBe(true)
})

test.each(answers)('a draft and a waiting answer of the kind $kind can be read', (answer) => {
  expect(isProgress({ ...played, draft: answer })).toBe(true)
  expect(isProgress({ ...played, pending: answer })).toBe(true)
  expect(isProgress({ ...played, waiting: { p: answer } })).toBe(true)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['a round of numbers', { ...played, round: [1] }],
  ['a round without places', { ...played, round: undefined }],
  ['a waiting answer of no kind', { ...played, waiting: { p: 'da' } }],
  ['half a position', { ...played, position: 0.5 }],
  ['no steps', { ...played, steps: null }],
  ['a step without a judgement', { ...played, steps: { p: { answer: step.answer } } }],
  [
    'an unknown outcome',
    { ...played, steps: { p: { ...step, judgement: { ...step.judgement, outcome: 'good' } } } },
  ],
  ['an answer that is no answer', { ...played, steps: { p: { ...step, answer: {} } } }],
  ['a draft that is no answer', { ...played, draft: { kind: 'short' } }],
  ['opened hints that are no numbers', { ...played, hints: { q: '1' } }],
  ['a waiting text', { ...played, pending: 'kuća' }],
  ['a waiting answer of an unknown kind', { ...played, pending: { kind: 'essay', text: 'x' } }],
])('%s is not a round', (_, stored) => {
  expect(isProgress(stored)).toBe(false)
})
