import { NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import type { AnswerSource } from './model'

/** The attempt that seeds a question's random numbers. Mistakes always use the same numbers. */
export const attemptSeedOf = (source: AnswerSource, roundId: string | null): string | null =>
  source === 'greske' ? NO_ATTEMPT : roundId
