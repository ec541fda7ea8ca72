import { marked, reason } from '../../gift/signs'
import type { GiftRules } from '../rules'

export const trueFalse: GiftRules<'true-false'> = {
  read(item, notes) {
    if (item.type !== 'TF') return null
    return {
      kind: 'true-false',
      isTrue: item.isTrue,
      // As in Moodle the first reason is for who was wrong; the parser calls it trueFeedback.
      wrongFeedback: notes.feedback(item.trueFeedback),
      rightFeedback: notes.feedback(item.falseFeedback),
    }
  },
  check({ wrongFeedback, rightFeedback }, notes, explanation) {
    if (!wrongFeedback) notes.lack('Nedostaje objašnjenje za pogrešan odgovor.')
    if (!rightFeedback && !explanation) notes.lack('Nedostaje objašnjenje za točan odgovor.')
  },
  /** The first reason is for who was wrong; an empty one keeps its place. */
  write({ isTrue, wrongFeedback, rightFeedback }) {
    const wrong = wrongFeedback || rightFeedback ? `#${marked(wrongFeedback ?? '')}` : ''
    return [`${isTrue ? 'T' : 'F'}${wrong}${reason(rightFeedback)}`]
  },
}
