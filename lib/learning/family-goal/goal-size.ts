import { DAY_FORMS } from '@/lib/platform/hr/durations'
import { counted } from '@/lib/platform/hr/plurals'

/** Rule 39.1: days of practice a week for each child, by the size that the parents chose. */
export const DAYS_PER_CHILD = { mali: 2, srednji: 3, veliki: 5 } as const

export type GoalSize = keyof typeof DAYS_PER_CHILD

export const GOAL_SIZES = Object.keys(DAYS_PER_CHILD) as [GoalSize, ...GoalSize[]]

const SIZE_NAMES: Record<GoalSize, string> = { mali: 'Mali', srednji: 'Srednji', veliki: 'Veliki' }

/** A size as parents choose it: „Mali: 2 dana”. */
export const goalSizeLabel = (size: GoalSize): string =>
  `${SIZE_NAMES[size]}: ${counted(DAYS_PER_CHILD[size], DAY_FORMS)}`

/** Families with more children begin with the small goal. */
export const MOST_CHILDREN_OF_MIDDLE_GOAL = 2

/** The size until the parents choose one. */
export const defaultGoalSize = (children: number): GoalSize =>
  children > MOST_CHILDREN_OF_MIDDLE_GOAL ? 'mali' : 'srednji'

/** Days of practice that reach the goal. A family that has just begun counts as one child. */
export const goalDays = (size: GoalSize, children: number): number =>
  DAYS_PER_CHILD[size] * Math.max(1, children)
