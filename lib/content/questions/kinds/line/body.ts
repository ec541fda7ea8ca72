import { filledNumberAnswer } from '../../numbers/filling'
import { comparableNumberKey } from '../number/body'
import type { BodyRules } from '../rules'
import { line as judge } from './judge'

export const line: BodyRules<'line'> = {
  fill: (body, filling) => ({
    ...body,
    ...{ from: filling.text(body.from), to: filling.text(body.to) },
    answers: body.answers.map((answer) => filledNumberAnswer(answer, filling)),
  }),
  withTodaysKey: (asked, today) =>
    asked.from === today.from && asked.to === today.to && asked.parts === today.parts
      ? { ...today, labels: asked.labels }
      : null,
  keyOf: ({ from, to, parts, answers }) => [...[from, to, parts], answers.map(comparableNumberKey)],
  rightTexts: (body) => [judge.correct(body).text],
}
