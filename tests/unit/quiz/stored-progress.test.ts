import { expect, test } from 'vitest'
import { startRound, type QuizProgress } from '@/lib/quiz/quiz-progress'
import { isProgress } from '@/lib/quiz/stored-progress'
import type { SubmittedAnswer } from '@/lib/questions/model'

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

const answers: SubmittedAnswer[] = [
  { kind: 'single', choice: 'a' },
  { kind: 'several', choices: ['a', 'c'] },
  { kind: 'true-false', value: false },
  { kind: 'short', text: 'kuća' },
  { kind: 'number', text: '3,5' },
  { kind: 'matching', pairs: { a: 'b' } },
]

test('a round as it was stored before answers could wait is read', () => {
  expect(isProgress(played)).toBe(true)
  expect(isProgress(startRound(['p']))).toBe(true)
})

test.each(answers)('a waiting answer of the kind $kind is read with its round', (pending) => {
  expect(isProgress({ ...played, pending })).toBe(true)
})

test.each(answers)('a draft of the kind $kind is read with its round', (draft) => {
  expect(isProgress({ ...played, draft })).toBe(true)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['a round of numbers', { ...played, round: [1] }],
  ['a round without places', { ...played, round: undefined }],
  ['half a position', { ...played, position: 0.5 }],
  ['no steps', { ...played, steps: null }],
  ['a step without a judgement', { ...played, steps: { p: { answer: step.answer } } }],
  [
    'an unknown outcome',
    { ...played, steps: { p: { ...step, judgement: { ...step.judgement, outcome: 'good' } } } },
  ],
  ['an answer that is no answer', { ...played, steps: { p: { ...step, answer: {} } } }],
  ['a draft that is no answer', { ...played, draft: { kind: 'short' } }],
  ['a waiting text', { ...played, pending: 'kuća' }],
  ['a waiting answer of an unknown kind', { ...played, pending: { kind: 'essay', text: 'x' } }],
  ['a choice that is no text', { ...played, pending: { kind: 'single', choice: 1 } }],
  ['choices that are no list', { ...played, pending: { kind: 'several', choices: 'a' } }],
  ['pairs that lead nowhere', { ...played, pending: { kind: 'matching', pairs: { a: null } } }],
])('%s is no round', (_, stored) => {
  expect(isProgress(stored)).toBe(false)
})
