import { filledOption } from '../../numbers/filling'
import type { BodyRules } from '../rules'

export const short: BodyRules<'short'> = {
  fill: (body, filling) => ({ ...body, answers: body.answers.map(filledOption(filling)) }),
  withTodaysKey: (_, today) => today,
  keyOf: ({ isCaseSensitive, answers }) => [
    isCaseSensitive,
    answers.map(({ text, weight }) => [text, weight]),
  ],
  rightTexts: ({ answers }) =>
    answers.filter(({ weight }) => weight === 100).map(({ text }) => text),
}
