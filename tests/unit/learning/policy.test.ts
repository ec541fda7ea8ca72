import { expect, test } from 'vitest'
import { DEMO_QUESTIONS } from '@/lib/learning/limits'
import { GUEST, quizLimit } from '@/lib/learning/policy'

test('a guest plays the first 8 questions of a quiz, the demo questions', () => {
  expect(DEMO_QUESTIONS).toBe(8)
  expect(quizLimit(GUEST)).toBe(8)
})
