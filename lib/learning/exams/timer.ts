import { TEST_GRACE_MS } from '@/lib/learning/answers/limits'
import { TEST_TIMER } from './limits'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The fields of a test that determine its end. `minutes` is null without a timer. */
export type Timed = { startedAt: Date; minutes: number | null }

/** Available timers in minutes, shortest first. */
export function timerChoices(questionCount: number): number[] {
  const { minutesAQuestion, stepMinutes } = TEST_TIMER
  const choices = minutesAQuestion.map(
    (minutes) => Math.ceil((minutes * questionCount) / stepMinutes) * stepMinutes,
  )
  return [...new Set(choices)]
}

/** The end of a test, or null without a timer. It is an instant, so tests may run past midnight. */
export const endOf = ({ startedAt, minutes }: Timed): Date | null =>
  minutes === null ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS)

/**
 * Milliseconds left: never below 0, and never above the whole time, even if the clock went back.
 */
export function remainingMs(test: Timed, now: Date): number | null {
  const end = endOf(test)
  if (!end || test.minutes === null) return null
  return Math.min(Math.max(0, end.getTime() - now.getTime()), test.minutes * MINUTE_MS)
}

/** True when the time is up, including the grace period for answers still arriving. */
export function isOver(test: Timed, now: Date): boolean {
  const end = endOf(test)
  return end !== null && now.getTime() >= end.getTime() + TEST_GRACE_MS
}

/**
 * Pages hide the answers to an open test's questions until this time: the test's end with its grace
 * period, or a day after the start without a timer, because such a test may never end.
 */
export const secretUntil = (test: Timed): Date => {
  const end = endOf(test)
  return new Date(end ? end.getTime() + TEST_GRACE_MS : test.startedAt.getTime() + DAY_MS)
}

/** Maximum time from a test's start to `secretUntil`: a day without a timer; no timer is longer. */
export const LONGEST_SECRET_MS = DAY_MS

/** The end of a test submitted at `now`: not after its time was up, and not before its start. */
export function endIfSubmittedAt(test: Timed, now: Date): Date {
  const latest = endOf(test)?.getTime() ?? Number.POSITIVE_INFINITY
  return new Date(Math.max(test.startedAt.getTime(), Math.min(now.getTime(), latest)))
}
