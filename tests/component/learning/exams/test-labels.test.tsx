import { expect, it } from 'vitest'
import { questionListLabel, timeLeftLabel } from '@/components/learning/exams/test-labels'

it.each([
  [[3], '3. pitanje'],
  [[3, 5], '3. i 5. pitanje'],
  [[1, 3, 5], '1., 3. i 5. pitanje'],
])('questions %j are „%s”', (numbers, words) => {
  expect(questionListLabel(numbers)).toBe(words)
})

it.each([
  [0, 'Vrijeme je isteklo, predajem test...'],
  [1, 'Još manje od minute'],
  [59_999, 'Još manje od minute'],
  [60_000, 'Još 1 minuta'],
  [60_001, 'Još 2 minute'],
  [300_000, 'Još 5 minuta'],
  [1_260_000, 'Još 21 minuta'],
])('%i ms are „%s”', (ms, words) => {
  expect(timeLeftLabel(ms)).toBe(words)
})
