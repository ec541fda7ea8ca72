import { escapeGiftInBraces, plainDecimal, toGiftFeedback, toGiftWeight } from '../../gift/signs'
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
      return `${sign}${isPlain ? '' : toGiftWeight(weight, text)}${escapeGiftInBraces(text)}${toGiftFeedback(feedback)}`
    }),
}

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
        `~%${plainDecimal(weight)}%${escapeGiftInBraces(text)}${toGiftFeedback(feedback)}`,
    ),
}

export const trueFalse: GiftRules<'true-false'> = {
  read(item, notes) {
    if (item.type !== 'TF') return null
    return {
      kind: 'true-false',
      isTrue: item.isTrue,
      // As in Moodle, the first feedback is for wrong answers; the parser calls it trueFeedback.
      wrongFeedback: notes.feedback(item.trueFeedback),
      rightFeedback: notes.feedback(item.falseFeedback),
    }
  },
  check({ wrongFeedback, rightFeedback }, notes, explanation) {
    if (!wrongFeedback) notes.lack('Nedostaje objašnjenje za pogrešan odgovor.')
    if (!rightFeedback && !explanation) notes.lack('Nedostaje objašnjenje za točan odgovor.')
  },
  /** The first feedback is for wrong answers; an empty one keeps its position. */
  write({ isTrue, wrongFeedback, rightFeedback }) {
    const wrong =
      wrongFeedback || rightFeedback ? `#${escapeGiftInBraces(wrongFeedback ?? '')}` : ''
    return [`${isTrue ? 'T' : 'F'}${wrong}${toGiftFeedback(rightFeedback)}`]
  },
}
