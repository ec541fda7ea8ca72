import { isText } from '../is-shape'
import type { AnswerRules } from './rules'

type Typed = { text: string }

/** Answers of one typed line: a word or a number. */
export const typedAnswer = (hint: string): AnswerRules<'short'> & AnswerRules<'number'> => ({
  hint,
  rightTitle: 'Točan odgovor:',
  isAnswer: ({ text }: { text?: unknown }) => isText(text),
  isComplete: ({ text }: Typed) => text.trim() !== '',
  lines: ({ text }: Typed, _: unknown, ofTyped: (typed: string) => string) => [ofTyped(text)],
  renamed: <Answer>(answer: Answer) => answer,
  shuffled: <Question>(question: Question) => question,
})
