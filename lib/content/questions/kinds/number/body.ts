import { filledNumberAnswer } from '../../numbers/filler'
import type { BodyRules } from '../rules'
import { number as judge } from './judge'
import type { NumberAnswer } from './model'

export const number: BodyRules<'number'> = {
  fill: (body, filler) => ({
    ...body,
    answers: body.answers.map((answer) => filledNumberAnswer(answer, filler, body.unit)),
  }),
  // Whether a unit is required stays as it was when the question was asked.
  withTodaysKey: ({ isUnitAsked }, today) => ({ ...today, isUnitAsked }),
  keyOf: ({ unit, answers }) => [unit, answers.map(comparableNumberKey)],
  rightTexts: (body) => {
    const { text, low } = judge.correct(body)
    return [text, String(low).replace('.', ',')]
  },
}

/** A number key in a form to compare: its sorted fields, without the feedback. */
export const comparableNumberKey = ({
  feedback: _,
  ...answer
}: NumberAnswer): [string, unknown][] =>
  Object.entries(answer).toSorted(([a], [b]) => (a < b ? -1 : 1))
