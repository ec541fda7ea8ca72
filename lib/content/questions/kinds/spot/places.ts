import { optionIdAt } from '../../option-id'
import { alphabeticalPositions } from '../matching/places'

type Placed = { x: number; y: number }
type Label = { id?: string | undefined; text: string }
type Labelled = { label?: Label | undefined }

/** The letter of a place by its position: A for the first. */
export const letterAt = (index: number): string => optionIdAt(index).toUpperCase()

/** Places in the order of their letters: from top to bottom, equal heights from left to right. */
export const inReadingOrder = <Point extends Placed>(points: Point[]): Point[] =>
  points.toSorted((a, b) => a.y - b.y || a.x - b.x)

/** The position of each place in reading order. */
export function readingPositions(points: Placed[]): number[] {
  const sorted = inReadingOrder(points)
  return points.map((point) => sorted.indexOf(point))
}

/** The label of a place; undefined for a place without any, or with an empty one. */
export const labelOfPlace = ({ label }: Labelled): Label | undefined =>
  label?.text.trim() ? label : undefined

/** The labels of places, in the order of the places. */
export const labelsOf = (points: Labelled[]): Label[] =>
  points.flatMap((point) => labelOfPlace(point) ?? [])

/** The shown position of each label: in Croatian order, which reveals no place. */
export const labelPositions = (points: Labelled[]): number[] =>
  alphabeticalPositions(labelsOf(points).map(({ text }) => text))

export function shownLabels(points: Labelled[]): Label[] {
  const [labels, places] = [labelsOf(points), labelPositions(points)]
  return labels.map((_, place) => labels[places.indexOf(place)] ?? { text: '' })
}

/** Where a place lies in the picture, for those who don't see it: „gore lijevo”. */
export function placeInWords({ x, y }: Placed): string {
  const words = [
    y < 100 / 3 ? 'gore' : y > 200 / 3 ? 'dolje' : '',
    x < 100 / 3 ? 'lijevo' : x > 200 / 3 ? 'desno' : '',
  ]
  return words.filter(Boolean).join(' ') || 'u sredini'
}
