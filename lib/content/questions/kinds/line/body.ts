import { filledNumberAnswer } from '../../numbers/filler'
import { comparableNumberKey } from '../number/body'
import type { BodyRules } from '../rules'
import { line as judge } from './judge'

export const line: BodyRules<'line'> = {
  fill: (body, filler) => ({
    ...body,
    ...{ from: filler.text(body.from), to: filler.text(body.to) },
    answers: body.answers.map((answer) => filledNumberAnswer(answer, filler)),
  }),
  withTodaysKey: (asked, today) =>
    asked.from === today.from && asked.to === today.to && asked.parts === today.parts
      ? { ...today, labels: asked.labels }
      : null,
  keyOf: ({ from, to, parts, answers }) => [...[from, to, parts], answers.map(comparableNumberKey)],
  rightTexts: (body) => [judge.correct(body).text],
}
