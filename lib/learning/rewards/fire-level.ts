import type { PluralForms } from '@/lib/platform/hr/plurals'

export const FLAME_FORMS: PluralForms = ['vatrica', 'vatrice', 'vatrica']

/**
 * Rule 20.6: the number of daily visits at which fire levels 1 to 5 start.
 */
const LEVEL_STARTS = [1, 3, 5, 7, 15] as const

/** The fire level, 0 to 5, for a number of daily visits (a Sunday's visit counts twice). */
export const fireLevel = (dailyVisits: number): number =>
  LEVEL_STARTS.filter((start) => dailyVisits >= start).length

/** The number of daily visits at which the next fire level starts; null on the highest. */
export const nextFireLevelStart = (dailyVisits: number): number | null =>
  LEVEL_STARTS[fireLevel(dailyVisits)] ?? null

/** The picture of a fire level: `fire-{level}` (rule 20.7). */
export const fireImage = (level: number): string => `/fire/fire-${level}.svg`
