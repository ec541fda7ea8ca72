import { outcomeOf, UNKNOWN_OPTION } from './verdict'

/**
 * Judges an answer that assigns items to places, by ids: the score is the share of items in their
 * right place, and an item without a place is wrong.
 * @param rightPlaces the right place of each item
 * @param places all places that can be chosen
 */
export function judgeAssigned(
  rightPlaces: ReadonlyMap<string, string>,
  places: ReadonlySet<string>,
  given: ReadonlyMap<string, string>,
) {
  const isKnown = [...given].every(([item, place]) => rightPlaces.has(item) && places.has(place))
  if (!isKnown) return UNKNOWN_OPTION
  const marks = [...given].map(
    ([item, place]) => [item, place === rightPlaces.get(item) ? 'right' : 'wrong'] as const,
  )
  const right = marks.filter(([, mark]) => mark === 'right').length
  return { ...outcomeOf((100 * right) / rightPlaces.size), marks: Object.fromEntries(marks) }
}

/** A wrong answer: each item is assigned to the place after its right one. */
export function wrongAssignment(rightPlaces: ReadonlyMap<string, string>, places: string[]) {
  const after = (place: string) => places[(places.indexOf(place) + 1) % places.length] ?? place
  return Object.fromEntries([...rightPlaces].map(([item, place]) => [item, after(place)]))
}
