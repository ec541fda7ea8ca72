import { shuffledOptions } from '../../shuffle'
import { isTexts } from '../../is-shape'
import { htmlOf } from '../../option-id'
import type { AnswerRules } from '../rules'

export const several: AnswerRules<'several'> = {
  hint: 'Odaberi sve točne odgovore.',
  isSaidBy: /(označi|odaberi|zaokruži)\s+sv[aei](?!\p{L})/iu,
  rightTitle: 'Točni odgovori:',
  isAnswer: ({ choices }) => isTexts(choices),
  isComplete: ({ choices }) => choices.length > 0,
  lines: (answer, { choices }) => answer.choices.map((id) => htmlOf(choices, id)),
  renamed: (answer, idOf) => ({ ...answer, choices: answer.choices.map(idOf) }),
  shuffled: (question, random) => ({
    ...question,
    choices: shuffledOptions(question.choices, random),
  }),
}
