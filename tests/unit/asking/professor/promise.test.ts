import { expect, test } from 'vitest'
import { answerDeadlineState } from '@/lib/asking/professor/answer-deadline-state'

const MINUTE_MS = 60_000
const now = new Date('2026-11-24T10:00:00Z')

test.each([
  [-90, 'late', 'rok je prošao prije 90 minuta'],
  [0, 'urgent', 'rok za 1 sekundu'],
  [239, 'urgent', 'rok za 4 sata'],
  [240, 'open', 'rok za 4 sata'],
  [1_440, 'open', 'rok za 24 sata'],
])('%i minutes before the promise it is %s: „%s”', (minutes, state, words) => {
  const promisedAt = new Date(now.getTime() + minutes * MINUTE_MS)
  expect(answerDeadlineState(promisedAt, now)).toEqual({ state, words })
})
