import { counted } from '@/lib/platform/hr/plurals'
import { ALLOWANCE } from '../limits'
import { durationWords, type Given } from './product-labels'
import type { DurationUnit } from './model'

const REPLIES = ['odgovor', 'odgovora', 'odgovora'] as const
const QUESTIONS = ['pitanje', 'pitanja', 'pitanja'] as const

export const DAILY = {
  ai: `${counted(ALLOWANCE.aiTokens, REPLIES)} na dan`,
  aiMax: `${counted(ALLOWANCE.aiMaxTokens, REPLIES)} na dan`,
  professor: `${counted(ALLOWANCE.professorQuestions, QUESTIONS)} na dan`,
} as const

/** What a product includes, one line each. */
export const givenLines = ({ hasSubscription, hasAi, hasAiMax, hasProfessor }: Given): string[] => [
  ...(hasSubscription
    ? [
        'sva pitanja i sve kartice svake lekcije',
        'testovi bez ograničenja i provjere',
        'izvještaji za roditelje',
      ]
    : []),
  ...(hasAiMax ? [`pomoćnik s AI: ${DAILY.aiMax}`] : []),
  ...(hasAi && !hasAiMax ? [`pomoćnik s AI: ${DAILY.ai}`] : []),
  ...(hasProfessor ? [`pitanja profesoru: ${DAILY.professor}`] : []),
]

type Lasting = { price: number; duration: number; durationUnit: DurationUnit }

/** The monthly price in cents of a product that lasts several months; otherwise null. */
export const monthlyPrice = ({ price, duration, durationUnit }: Lasting): number | null =>
  durationUnit === 'month' && duration > 1 ? Math.round(price / duration) : null

/** „za 12 mjeseci”: the duration of a product. */
export const lasting = ({ duration, durationUnit }: Lasting): string =>
  `za ${durationWords(duration, durationUnit)}`
