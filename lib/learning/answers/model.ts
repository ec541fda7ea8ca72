import { type Judged } from '@/lib/content/questions/model'

/**
 * Where a question was answered: in a quiz, a test, the mistakes, a daily review before a test, or
 * the practice of the day.
 */
export type AnswerSource = 'kwiz' | 'test' | 'greske' | 'imam-test' | 'danas'

/** The judgement of an answer; `spelling` counts as right. */
export type AnswerOutcome = Judged['outcome']

export const isRightOutcome = (outcome: AnswerOutcome): boolean =>
  outcome === 'right' || outcome === 'spelling'
