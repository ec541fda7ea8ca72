import { type Judged } from '@/lib/content/questions/model'
import { NO_ATTEMPT } from '@/lib/content/questions/numbers/drawn'

/** Where a question was answered: a quiz, a test, the mistakes, or a day's review before a test. */
export type AnswerSource = 'kwiz' | 'test' | 'greske' | 'imam-test'

/** The attempt whose numbers a question had: mistakes are always practised with the same. */
export const attemptOf = (source: AnswerSource, roundId: string | null): string | null =>
  source === 'greske' ? NO_ATTEMPT : roundId

/** How an answer was judged; `spelling` counts as right. */
export type AnswerOutcome = Judged['outcome']
