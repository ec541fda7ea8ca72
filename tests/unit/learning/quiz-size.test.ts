import { expect, test } from 'vitest'
import { DEMO_QUESTIONS } from '@/lib/learning/limits'
import { quizSize } from '@/lib/learning/quiz-size'

test.each([
  [0, '0 pitanja'],
  [1, '1 pitanje'],
  [DEMO_QUESTIONS, '8 pitanja'],
  [DEMO_QUESTIONS + 1, '9 pitanja, prvih 8 besplatno'],
  [12, '12 pitanja, prvih 8 besplatno'],
  [21, '21 pitanje, prvih 8 besplatno'],
])('a quiz of %i questions is announced as „%s”', (count, words) => {
  expect(quizSize(count)).toBe(words)
})
