import { marked, reason } from '../../gift/signs'
import type { GiftRules } from '../rules'

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
    const wrong = wrongFeedback || rightFeedback ? `#${marked(wrongFeedback ?? '')}` : ''
    return [`${isTrue ? 'T' : 'F'}${wrong}${reason(rightFeedback)}`]
  },
}
