import { marked, plainDecimal, reason } from '../../gift/signs'
import { checkChoices, choicesOf } from '../choices-gift'
import type { GiftRules } from '../rules'

/** Rounded weights need not add up to exactly 100 per cent: three times 33.33333. */
const WEIGHT_TOLERANCE = 0.1

export const several: GiftRules<'several'> = {
  read(item, notes) {
    const choices = choicesOf(item, 'several', notes)
    return choices && { kind: 'several', choices }
  },
  check({ choices }, notes) {
    checkChoices(choices, notes)
    const sum = choices.reduce((total, { weight }) => total + Math.max(0, weight), 0)
    if (!sum) notes.fail('Nijedan odgovor nije točan.')
    else if (Math.abs(sum - 100) > WEIGHT_TOLERANCE) {
      notes.fail(
        `Težine točnih odgovora zbrajaju se u ${Math.round(sum * 1000) / 1000} %, a moraju u 100 %.`,
      )
    }
    if (choices.some(({ weight }) => weight === 0)) {
      notes.fail('Pogrešan odgovor mora imati negativnu težinu, primjerice %-50%.')
    }
  },
  write: ({ choices }) =>
    choices.map(
      ({ text, weight, feedback }) =>
        `~%${plainDecimal(weight)}%${marked(text)}${reason(feedback)}`,
    ),
}
