import { isObjectOrArray, isTexts } from '../../is-shape'
import { shuffledOptions } from '../../shuffle'
import type { AnswerRules } from '../rules'

export const groups: AnswerRules<'groups'> = {
  hint: 'Svakoj stavci odaberi skupinu.',
  isSaidBy: /(?:raz|u)vrsta/iu,
  rightTitle: 'Točne skupine:',
  isAnswer: ({ groups: chosen }) => isObjectOrArray(chosen) && isTexts(Object.values(chosen)),
  isComplete: ({ groups: chosen }, { items }) => items.every(({ id }) => chosen[id]),
  lines: ({ groups: chosen }, question) =>
    question.groups.flatMap(({ id, html }) => {
      const members = question.items.filter((item) => chosen[item.id] === id)
      return members.length ? `${html}: ${members.map((item) => item.html).join(', ')}` : []
    }),
  renamed: (answer, idOf) => ({
    ...answer,
    groups: Object.fromEntries(
      Object.entries(answer.groups).map(([item, group]) => [idOf(item), group]),
    ),
  }),
  // Groups keep their order, which says nothing about the items.
  shuffled: (question, random) => ({
    ...question,
    items: shuffledOptions(question.items, random),
  }),
}
