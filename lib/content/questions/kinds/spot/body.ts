import type { BodyOf } from '../../model'
import type { BodyRules } from '../rules'
import { placesByLabel } from './judge'
import { labelOfPlace } from './places'

type Body = BodyOf<'spot'>

export const spot: BodyRules<'spot'> = {
  fill: (body, { text }) => ({
    ...body,
    picture: text(body.picture),
    points: body.points.map(({ label, ...point }) => ({
      ...point,
      ...(label && { label: { ...label, text: text(label.text) } }),
    })),
  }),
  withTodaysKey: atTodaysPlaces,
  keyOf: (body) => ({ unordered: [...placesByLabel(body)] }),
  rightTexts: () => [],
}

/**
 * The asked places with today's labels; null where a label's place was not offered, or would be
 * another label's too. Bodies have ids.
 */
function atTodaysPlaces(asked: Body, today: Body): Body | null {
  const now = placesByLabel(today)
  const moved = asked.points.flatMap(({ id = '', ...point }) => {
    const label = labelOfPlace(point)
    // A deleted label stays where it was.
    return label ? [{ label, place: now.get(label.id ?? '') ?? id }] : []
  })
  const labels = new Map(moved.map(({ label, place }) => [place, label]))
  const known = new Set(asked.points.map(({ id }) => id))
  if (labels.size < moved.length || moved.some(({ place }) => !known.has(place))) return null
  return {
    ...asked,
    points: asked.points.map(({ label: _, ...point }) => {
      const label = labels.get(point.id ?? '')
      return label ? { ...point, label } : point
    }),
  }
}
