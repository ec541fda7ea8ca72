import { expect, test } from 'vitest'
import { nextTryMessage } from '@/lib/platform/hr/waits'

test.each([
  [1, '1 sekundu'],
  [59.2, '60 sekundi'],
  [61, '2 minute'],
  [7_200, '120 minuta'],
  [7_201, '3 sata'],
  [20 * 3_600, '20 sati'],
  [21 * 3_600, '21 sat'],
])('a wait of %d seconds is „%s”', (seconds, wait) => {
  expect(nextTryMessage(seconds)).toBe(`Novi je pokušaj moguć za ${wait}.`)
})
