import type { BodyOf } from '../../model'
import { placesByLabel } from './judge'

type Body = BodyOf<'spot'>

/**
 * The asked places with today's labels; null where a label's place was not offered, or would be
 * another label's too. Bodies have ids.
 */
export function atTodaysPlaces(asked: Body, today: Body): Body | null {
  const now = placesByLabel(today)
  const moved = asked.points.flatMap(({ id = '', label }) =>
    // A deleted label stays where it was.
    label ? [{ label, place: now.get(label.id ?? '') ?? id }] : [],
  )
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

/** What makes the key, whatever the names: pairs of a label and its place, by ids. */
export const keyOfSpot = (body: Body): [string, unknown][] => [...placesByLabel(body)]
