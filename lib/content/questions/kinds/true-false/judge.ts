import type { KeyRules } from '../rules'
import { outcomeOf } from '../verdict'

/** A statement is true or false; right and wrong answers have separate feedback. */
export const trueFalse: KeyRules<'true-false'> = {
  judge({ isTrue, rightFeedback, wrongFeedback }, { value }) {
    const isRight = value === isTrue
    return { ...outcomeOf(isRight ? 100 : 0), feedback: [isRight ? rightFeedback : wrongFeedback] }
  },
  correct: ({ isTrue }) => ({ kind: 'true-false', value: isTrue }),
  mistake: ({ isTrue }) => ({ kind: 'true-false', value: !isTrue }),
  draw: (body) => body,
}
