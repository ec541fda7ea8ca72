import type { Judged, Judgement } from '@/lib/content/questions/model'

/**
 * Where a question was answered: in a quiz, a test, the mistakes, a daily review before a test,
 * the practice of the day, or that of one lesson.
 */
export type AnswerSource = 'kwiz' | 'test' | 'greske' | 'imam-test' | 'danas' | 'vjezba'

/** The outcome of a judged answer; `spelling` counts as right. */
export type JudgedOutcome = Judged['outcome']

/** True for an outcome that counts as right. */
export const isRightOutcome = (outcome: Judgement['outcome']): boolean =>
  outcome === 'right' || outcome === 'spelling'
