import { DAY_FORMS } from '@/lib/platform/hr/durations'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import type { FamilyGoal } from './model'

const STAR_FORMS: PluralForms = ['zvjezdica', 'zvjezdice', 'zvjezdica']

/** This week's progress, as one sentence without anybody's share. */
export function goalProgressLabel({ days, target, isReached }: FamilyGoal): string {
  if (isReached) return 'Cilj ovog tjedna je ostvaren!'
  if (days === 0) return `Ovaj tjedan: ${counted(target, DAY_FORMS)} vježbe`
  return `Ovaj tjedan: ${days} od ${counted(target, DAY_FORMS)} vježbe`
}

export const starsLabel = (stars: number): string => counted(stars, STAR_FORMS)
