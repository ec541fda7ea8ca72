import { DAY_FORMS } from '@/lib/platform/hr/durations'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import { DAYS_PER_CHILD, type GoalSize } from './goal-size'
import type { FamilyGoal } from './model'

const STAR_FORMS: PluralForms = ['zvjezdica', 'zvjezdice', 'zvjezdica']

const SIZE_NAMES: Record<GoalSize, string> = { mali: 'Mali', srednji: 'Srednji', veliki: 'Veliki' }

/** A size as parents choose it: „Mali: 2 dana”. */
export const goalSizeLabel = (size: GoalSize): string =>
  `${SIZE_NAMES[size]}: ${counted(DAYS_PER_CHILD[size], DAY_FORMS)}`

/** This week's progress, as one sentence without anybody's share. */
export function goalProgressLabel({ days, target, isReached }: FamilyGoal): string {
  if (isReached) return 'Cilj ovog tjedna je ostvaren!'
  if (days === 0) return `Ovaj tjedan: ${counted(target, DAY_FORMS)} vježbe`
  return `Ovaj tjedan: ${days} od ${counted(target, DAY_FORMS)} vježbe`
}

export const starsLabel = (stars: number): string => counted(stars, STAR_FORMS)
