import type { AnswerOf, BodyOf } from '../model'
import { outcomeOf, reasons, type Verdict } from './verdict'

/** A claim is true or false; each answer has its own reason. */
export function judgeTrueFalse(
  { isTrue, rightFeedback, wrongFeedback }: BodyOf<'true-false'>,
  { value }: AnswerOf<'true-false'>,
): Verdict {
  const isRight = value === isTrue
  return {
    ...outcomeOf(isRight ? 100 : 0),
    hint: null,
    feedback: reasons(isRight ? rightFeedback : wrongFeedback),
    correct: { kind: 'true-false', value: isTrue },
    marks: {},
  }
}
