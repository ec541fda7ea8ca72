import type { Answered } from './model'

/** What the pupil's ticks say of an answer. */
export type CheckOutcome = 'right' | 'partly' | 'not-yet'

/** The result of an answer, by its ticks. */
export function outcomeOf(points: Pick<Answered['points'][number], 'isTicked'>[]): CheckOutcome {
  const ticked = points.filter(({ isTicked }) => isTicked).length
  if (ticked === 0 && points.length > 0) return 'not-yet'
  return ticked < points.length ? 'partly' : 'right'
}
