import { wrongAssignment, judgeAssigned } from '../assigned'
import type { BodyOf } from '../../model'
import type { KeyRules } from '../rules'
import { invalid } from '../verdict'
import { labelOfPlace } from './places'

/** The score is the share of labels at their place; a label without a place is wrong. */
export const spot: KeyRules<'spot'> = {
  judge(body, answer) {
    const given = new Map(Object.entries(answer.places))
    if (!given.size) return invalid('Odaberi mjesto barem jednom pojmu.')
    return judgeAssigned(placesByLabel(body), new Set(pointIds(body)), given)
  },
  correct: (body) => ({ kind: 'spot', places: Object.fromEntries(placesByLabel(body)) }),
  mistake: (body) => ({
    kind: 'spot',
    places: wrongAssignment(placesByLabel(body), pointIds(body)),
  }),
  // Labels are shown sorted by their texts, places by where they are.
  draw: (body) => body,
}

const pointIds = ({ points }: BodyOf<'spot'>) => points.map(({ id = '' }) => id)

/** The right place of each label, by ids. */
export const placesByLabel = ({ points }: BodyOf<'spot'>): Map<string, string> =>
  new Map(
    points.flatMap(({ id = '', ...point }) => {
      const label = labelOfPlace(point)
      return label ? [[label.id ?? '', id] as const] : []
    }),
  )
