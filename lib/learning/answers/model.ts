import { z } from 'zod'
import { type Judged } from '@/lib/content/questions/model'
import { STABLE } from '@/lib/content/questions/numbers/drawn'

/**
 * Where a question was answered: in a quiz, a test, the mistakes, or a daily review before a test.
 */
export const answerSourceSchema = z.enum(['kwiz', 'test', 'greske', 'imam-test'])
export type AnswerSource = z.output<typeof answerSourceSchema>

/** The attempt that seeds a question's random numbers. Mistakes always use the same numbers. */
export const attemptOf = (source: AnswerSource, roundId: string | null): string | null =>
  source === 'greske' ? STABLE : roundId

/** The judgement of an answer; `spelling` counts as right. */
export type AnswerOutcome = Judged['outcome']
