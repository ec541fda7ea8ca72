import { shuffled, shuffledOptions } from '../../shuffle'
import { isObjectOrArray, isTexts } from '../../is-shape'
import { optionHtml } from '../../option-id'
import type { AnswerRules } from '../rules'

export const matching: AnswerRules<'matching'> = {
  hint: 'Odaberi jedno, pa njegov par.',
  rightTitle: 'Točni parovi:',
  isAnswer: ({ pairs }) => isObjectOrArray(pairs) && isTexts(Object.values(pairs)),
  isComplete: ({ pairs }, { left }) => left.every(({ id }) => pairs[id]),
  lines: ({ pairs }, { left, right }) =>
    left.map(({ id, html }) => `${html} → ${optionHtml(right, pairs[id])}`),
  renamed: (answer, idOf) => ({
    ...answer,
    pairs: Object.fromEntries(
      Object.entries(answer.pairs).map(([left, right]) => [idOf(left), right]),
    ),
  }),
  shuffled: (question, random) => ({
    ...question,
    left: shuffled(question.left, random),
    right: shuffledOptions(question.right, random),
  }),
}
