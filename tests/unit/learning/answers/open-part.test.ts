import { expect, test } from 'vitest'
import { DEMO_QUESTIONS } from '@/lib/people/billing/limits'
import { deckSize, quizSize } from '@/lib/learning/answers/open-part'

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

test.each([
  [8, '8 kartica'],
  [13, '8 od 13 kartica'],
  [21, '8 od 21 kartice'],
  [22, '8 od 22 kartice'],
])('%i cards are announced as „%s”', (count, words) => {
  expect(deckSize(count)).toBe(words)
})
