import type { AnsweredQuestion } from './model'

/** The result of an answer according to the pupil's ticks. */
export type CheckAnswerOutcome = 'right' | 'partly' | 'not-yet'

/** Derives the result from the ticks. */
export function outcomeFromTicks(
  points: Pick<AnsweredQuestion['points'][number], 'isTicked'>[],
): CheckAnswerOutcome {
  const ticked = points.filter(({ isTicked }) => isTicked).length
  if (ticked === 0 && points.length > 0) return 'not-yet'
  return ticked < points.length ? 'partly' : 'right'
}
