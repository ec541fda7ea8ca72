import { expect, test } from 'vitest'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { deckSizeLabel, quizSizeLabel } from '@/lib/learning/answers/size-labels'

test.each([
  [0, '0 pitanja'],
  [1, '1 pitanje'],
  [FREE_QUESTIONS, '8 pitanja'],
  [FREE_QUESTIONS + 1, '8 od 9 pitanja'],
  [12, '8 od 12 pitanja'],
  [21, '8 od 21 pitanja'],
])('a quiz of %i questions is announced as „%s”', (count, words) => {
  expect(quizSizeLabel(count, false)).toBe(words)
})

test.each([
  [8, '8 kartica'],
  [13, '8 od 13 kartica'],
  [21, '8 od 21 kartice'],
  [22, '8 od 22 kartice'],
])('%i cards are announced as „%s”', (count, words) => {
  expect(deckSizeLabel(count, false)).toBe(words)
})

test('a free lesson is open as a whole', () => {
  expect(quizSizeLabel(21, true)).toBe('21 pitanje')
  expect(deckSizeLabel(13, true)).toBe('13 kartica')
})
