import { counted } from '@/lib/platform/hr/plurals'
import { DAILY_ALLOWANCES } from '../limits'
import { durationLabel, type IncludedRights } from './product-labels'
import type { DurationUnit } from './model'

const REPLIES = ['odgovor', 'odgovora', 'odgovora'] as const
const QUESTIONS = ['pitanje', 'pitanja', 'pitanja'] as const

export const DAILY_ALLOWANCE_LABELS = {
  ai: `${counted(DAILY_ALLOWANCES.aiTokens, REPLIES)} na dan`,
  aiMax: `${counted(DAILY_ALLOWANCES.aiMaxTokens, REPLIES)} na dan`,
  professor: `${counted(DAILY_ALLOWANCES.professorQuestions, QUESTIONS)} na dan`,
} as const

/** What a product includes, one line each. */
export const includedLines = ({
  hasSubscription,
  hasAi,
  hasAiMax,
  hasProfessor,
}: IncludedRights): string[] => [
  ...(hasSubscription
    ? [
        'sva pitanja i sve kartice svake lekcije',
        'testovi bez ograničenja i provjere',
        'izvještaji za roditelje',
      ]
    : []),
  ...(hasAiMax ? [`pomoćnik s AI: ${DAILY_ALLOWANCE_LABELS.aiMax}`] : []),
  ...(hasAi && !hasAiMax ? [`pomoćnik s AI: ${DAILY_ALLOWANCE_LABELS.ai}`] : []),
  ...(hasProfessor ? [`pitanja profesoru: ${DAILY_ALLOWANCE_LABELS.professor}`] : []),
]

type Lasting = { price: number; duration: number; durationUnit: DurationUnit }

/** The monthly price in cents of a product that lasts several months; otherwise null. */
export const monthlyPrice = ({ price, duration, durationUnit }: Lasting): number | null =>
  durationUnit === 'month' && duration > 1 ? Math.round(price / duration) : null

/** „za 12 mjeseci”: the duration of a product. */
export const durationPhrase = ({ duration, durationUnit }: Lasting): string =>
  `za ${durationLabel(duration, durationUnit)}`
