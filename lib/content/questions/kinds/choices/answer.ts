import { isText, isTexts } from '../../is-shape'
import { optionHtml } from '../../option-id'
import { shuffledOptions } from '../../shuffle'
import type { AnswerRules } from '../rules'

export const single: AnswerRules<'single'> = {
  hint: 'Odaberi jedan odgovor.',
  rightTitle: 'Točan odgovor:',
  isAnswer: ({ choice }) => isText(choice),
  isComplete: () => true,
  lines: ({ choice }, { choices }) => [optionHtml(choices, choice)],
  renamed: (answer, idOf) => ({ ...answer, choice: idOf(answer.choice) }),
  shuffled: (question, random) => ({
    ...question,
    choices: shuffledOptions(question.choices, random),
  }),
}

export const several: AnswerRules<'several'> = {
  hint: 'Odaberi sve točne odgovore.',
  isSaidBy: /(označi|odaberi|zaokruži)\s+sv[aei](?!\p{L})/iu,
  rightTitle: 'Točni odgovori:',
  isAnswer: ({ choices }) => isTexts(choices),
  isComplete: ({ choices }) => choices.length > 0,
  lines: (answer, { choices }) => answer.choices.map((id) => optionHtml(choices, id)),
  renamed: (answer, idOf) => ({ ...answer, choices: answer.choices.map(idOf) }),
  shuffled: (question, random) => ({
    ...question,
    choices: shuffledOptions(question.choices, random),
  }),
}

/** The two answers, worded differently from the verdicts on an answer. */
export const TRUE_FALSE_OPTIONS = [
  { id: 'true', html: 'To je točno' },
  { id: 'false', html: 'To nije točno' },
]

export const trueFalse: AnswerRules<'true-false'> = {
  hint: 'Je li to točno?',
  rightTitle: 'Točan odgovor:',
  isAnswer: ({ value }) => typeof value === 'boolean',
  isComplete: () => true,
  lines: ({ value }) => [optionHtml(TRUE_FALSE_OPTIONS, String(value))],
  renamed: (answer) => answer,
  shuffled: (question) => question,
}
