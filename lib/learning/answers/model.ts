import { type Judged } from '@/lib/content/questions/model'
import { NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'

/**
 * Where a question was answered: in a quiz, a test, the mistakes, or a daily review before a test.
 */
export type AnswerSource = 'kwiz' | 'test' | 'greske' | 'imam-test'

/** The attempt that seeds a question's random numbers. Mistakes always use the same numbers. */
export const attemptSeedOf = (source: AnswerSource, roundId: string | null): string | null =>
  source === 'greske' ? NO_ATTEMPT : roundId

/** The judgement of an answer; `spelling` counts as right. */
export type AnswerOutcome = Judged['outcome']
