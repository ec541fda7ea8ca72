import { TEST_GRACE_MS } from '@/lib/answers/limits'
import { TEST_MESSAGES } from '@/lib/exams/messages'
import type { OpenTest } from '@/lib/exams/model'
import { endOf } from '@/lib/exams/timer'

/** What leads to a result: the pupil, the page's clock, or a server that takes no more answers. */
export type Ender = 'pupil' | 'clock' | 'server'

const TIME_UP = 'Vrijeme je isteklo, pa je test predan sa spremljenim odgovorima.'

/**
 * What a result says of its test's end; null for what the pupil knows. Whether the time ran out
 * tell the server's own instants: the test may have been handed in on another device.
 * @param at when the server has it that the test ended
 */
export function endNote(ender: Ender, test: OpenTest | null, at: string): string | null {
  if (ender === 'pupil') return null
  const end = test && endOf({ startedAt: new Date(test.startedAt), minutes: test.minutes })
  // The page counts from its question, so its clock may be ahead by as long as that travelled.
  const aheadMs = ender === 'clock' ? TEST_GRACE_MS : 0
  return end && Date.parse(at) >= end.getTime() - aheadMs ? TIME_UP : TEST_MESSAGES.finished
}
