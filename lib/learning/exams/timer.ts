import { TEST_GRACE_MS } from '@/lib/learning/answers/limits'
import { TEST_TIMER } from './limits'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** What of a test its end depends on. `minutes` is null without a timer. */
export type Timed = { startedAt: Date; minutes: number | null }

/** Timers to choose from, in minutes, the shortest first. */
export function timerChoices(questionCount: number): number[] {
  const { minutesAQuestion, stepMinutes } = TEST_TIMER
  const choices = minutesAQuestion.map(
    (minutes) => Math.ceil((minutes * questionCount) / stepMinutes) * stepMinutes,
  )
  return [...new Set(choices)]
}

/** The instant at which the time is up; null without a timer. Instants know no midnight. */
export const endOf = ({ startedAt, minutes }: Timed): Date | null =>
  minutes === null ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS)

/** Milliseconds that are left: never below 0, nor more than there were (a clock that went back). */
export function remainingMs(test: Timed, now: Date): number | null {
  const end = endOf(test)
  if (!end || test.minutes === null) return null
  return Math.min(Math.max(0, end.getTime() - now.getTime()), test.minutes * MINUTE_MS)
}

/** True when the time and the grace for answers on their way are up. */
export function isOver(test: Timed, now: Date): boolean {
  const end = endOf(test)
  return end !== null && now.getTime() >= end.getTime() + TEST_GRACE_MS
}

/**
 * Until when pages show no answer to the questions of an open test: as long as its time, or a day
 * without a timer, which ends for no one.
 */
export const secretUntil = (test: Timed): Date => {
  const end = endOf(test)
  return new Date(end ? end.getTime() + TEST_GRACE_MS : test.startedAt.getTime() + DAY_MS)
}

/** No timer is as long as the day without one. */
export const LONGEST_SECRET_MS = DAY_MS

/** When a test that is handed in at `now` ended: not after its time, nor before its start. */
export function endedAt(test: Timed, now: Date): Date {
  const latest = endOf(test)?.getTime() ?? Number.POSITIVE_INFINITY
  return new Date(Math.max(test.startedAt.getTime(), Math.min(now.getTime(), latest)))
}
