import { isTexts } from '../../is-shape'
import { optionHtml } from '../../option-id'
import type { AnswerRules } from '../rules'

export const ordering: AnswerRules<'ordering'> = {
  hint: 'Odaberi stavku pa mjesto na koje ide ili je pomiči strelicama.',
  rightTitle: 'Točan poredak:',
  isAnswer: ({ order }) => isTexts(order),
  isComplete: ({ order }, { items }) =>
    order.length === items.length && items.every(({ id }) => order.includes(id)),
  lines: ({ order }, { items }) =>
    order.map((id, index) => {
      const html = optionHtml(items, id)
      return html && `${index + 1}. ${html}`
    }),
  renamed: (answer, idOf) => ({ ...answer, order: answer.order.map(idOf) }),
  // Only rotated, since no rotation of the shown order is right (places.ts).
  shuffled: ({ items, ...question }, random) => {
    const start = Math.floor(random() * items.length)
    return { ...question, items: [...items.slice(start), ...items.slice(0, start)] }
  },
}
