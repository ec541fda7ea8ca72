import { expect, test } from 'vitest'
import { resendWaitMs } from '@/lib/quiz/resend-wait'

test.each([
  [0, 2_000],
  [1, 4_000],
  [2, 8_000],
  [3, 16_000],
  [4, 30_000],
  [5, 30_000],
  [10_000, 30_000],
])('after %i waits the next one takes %i ms', (waits, milliseconds) => {
  expect(resendWaitMs(waits)).toBe(milliseconds)
})
