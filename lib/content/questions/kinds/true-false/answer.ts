import { htmlOf } from '../../option-id'
import type { AnswerRules } from '../rules'

/** The two answers, worded differently from the verdicts on an answer. */
export const CLAIM_OPTIONS = [
  { id: 'true', html: 'To je točno' },
  { id: 'false', html: 'To nije točno' },
]

export const trueFalse: AnswerRules<'true-false'> = {
  hint: 'Je li to točno?',
  rightTitle: 'Točan odgovor:',
  isAnswer: ({ value }) => typeof value === 'boolean',
  isComplete: () => true,
  lines: ({ value }) => [htmlOf(CLAIM_OPTIONS, String(value))],
  renamed: (answer) => answer,
  shuffled: (question) => question,
}
