import { marked, reason, weightOf } from '../../gift/signs'
import { checkChoices, choicesOf } from '../choices-gift'
import type { GiftRules } from '../rules'

export const single: GiftRules<'single'> = {
  read(item, notes) {
    const choices = choicesOf(item, 'single', notes)
    return choices && { kind: 'single', choices }
  },
  check({ choices }, notes) {
    checkChoices(choices, notes)
    const right = choices.filter(({ weight }) => weight === 100).length
    if (right === 1) return
    notes.fail(
      `Pitanje s jednim odgovorom mora imati točno jedan točan odgovor, a ima ih ${right}.`,
    )
  },
  write: ({ choices }) =>
    choices.map(({ text, weight, feedback }) => {
      const isPlain = weight === 0 && !text.startsWith('%')
      const sign = weight === 100 ? '=' : '~'
      return `${sign}${isPlain ? '' : weightOf(weight, text)}${marked(text)}${reason(feedback)}`
    }),
}
