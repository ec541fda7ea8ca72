import { counted } from '@/lib/platform/hr/plurals'
import type { DurationUnit } from './model'

export type IncludedRights = {
  hasSubscription: boolean
  hasAi: boolean
  hasAiMax: boolean
  hasProfessor: boolean
}

/** Whether the product includes AI answers, which need a model that a site may not have. */
export const needsModel = ({
  hasAi,
  hasAiMax,
}: Pick<IncludedRights, 'hasAi' | 'hasAiMax'>): boolean => hasAi || hasAiMax

/** `pretplata, AI Max`: the contents of a product. */
export const includedRightsLabel = ({
  hasSubscription,
  hasAi,
  hasAiMax,
  hasProfessor,
}: IncludedRights): string =>
  [
    hasSubscription && 'pretplata',
    hasAi && 'AI',
    hasAiMax && 'AI Max',
    hasProfessor && 'pitanja profesoru',
  ]
    .filter(Boolean)
    .join(', ')

const UNITS = {
  day: ['dan', 'dana', 'dana'],
  month: ['mjesec', 'mjeseca', 'mjeseci'],
} as const

export const durationLabel = (duration: number, unit: DurationUnit) =>
  counted(duration, UNITS[unit])
