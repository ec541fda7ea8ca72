import { expect, test } from 'vitest'
import { DEMO_QUESTIONS } from '@/lib/learning/limits'
import { quizSize } from '@/lib/learning/quiz-size'

test.each([
  [0, '0 pitanja'],
  [1, '1 pitanje'],
  [DEMO_QUESTIONS, '8 pitanja'],
  [DEMO_QUESTIONS + 1, '8 od 9 pitanja'],
  [12, '8 od 12 pitanja'],
  [21, '8 od 21 pitanja'],
])('a quiz of %i questions is announced as „%s”', (count, words) => {
  expect(quizSize(count)).toBe(words)
})
