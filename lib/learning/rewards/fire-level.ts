/** Specification, sections 4 and 9: the daily visits at which each fire level from 1 on begins. */
const LEVEL_STARTS = [1, 3, 5, 7, 15] as const

/** The fire level from 0 to 5 of a number of daily visits (a Sunday's counts twice). */
export const fireLevel = (dailyVisits: number): number =>
  LEVEL_STARTS.filter((start) => dailyVisits >= start).length

/** Daily visits at which the next fire level begins; null on the highest. */
export const nextFireStart = (dailyVisits: number): number | null =>
  LEVEL_STARTS[fireLevel(dailyVisits)] ?? null

/** The picture of a fire level: `fire-{level}` (specification, section 4). */
export const fireImage = (level: number): string => `/fire/fire-${level}.svg`
