import type { AnswerRules } from '../rules'

export const line: AnswerRules<'line'> = {
  hint: 'Pomakni oznaku na crticu.',
  isSaidBy: /(?:ozna|pomakn)/iu,
  rightTitle: 'Točno mjesto:',
  isAnswer: ({ tick }) => Number.isInteger(tick),
  isComplete: ({ tick }, { ticks }) => ticks[tick] !== undefined,
  lines: ({ tick }, { ticks }) => (ticks[tick] === undefined ? [] : [ticks[tick]]),
  renamed: (answer) => answer,
  shuffled: (question) => question,
}
