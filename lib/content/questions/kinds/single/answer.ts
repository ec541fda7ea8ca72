import { shuffledOptions } from '../../shuffle'
import { isText } from '../../is-shape'
import { htmlOf } from '../../option-id'
import type { AnswerRules } from '../rules'

export const single: AnswerRules<'single'> = {
  hint: 'Odaberi jedan odgovor.',
  rightTitle: 'Točan odgovor:',
  isAnswer: ({ choice }) => isText(choice),
  isComplete: () => true,
  lines: ({ choice }, { choices }) => [htmlOf(choices, choice)],
  renamed: (answer, idOf) => ({ ...answer, choice: idOf(answer.choice) }),
  shuffled: (question, random) => ({
    ...question,
    choices: shuffledOptions(question.choices, random),
  }),
}
