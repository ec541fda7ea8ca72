import { addDays, weekdayFromMonday } from '@/lib/platform/hr/dates'

/** The Monday of the week of a Zagreb day, both as `2026-11-23`. */
export const mondayOf = (day: string): string => addDays(day, -weekdayFromMonday(day))

/**
 * Past weeks whose goal is still judged when it is read for the first time, since nobody may open
 * the profile after the last practice of a week.
 */
export const CAUGHT_UP_WEEKS = 4
