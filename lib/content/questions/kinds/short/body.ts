import { filledOption } from '../../numbers/filler'
import type { BodyRules } from '../rules'

export const short: BodyRules<'short'> = {
  fill: (body, filler) => ({ ...body, answers: body.answers.map(filledOption(filler)) }),
  withTodaysKey: (_, today) => today,
  keyOf: ({ isCaseSensitive, answers }) => [
    isCaseSensitive,
    answers.map(({ text, weight }) => [text, weight]),
  ],
  rightTexts: ({ answers }) =>
    answers.filter(({ weight }) => weight === 100).map(({ text }) => text),
}
