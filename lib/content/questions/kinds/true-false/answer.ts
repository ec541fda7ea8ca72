import { htmlOf } from '../../option-id'
import type { AnswerRules } from '../rules'

/** The answers to a claim; their words are none of a verdict's. */
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
