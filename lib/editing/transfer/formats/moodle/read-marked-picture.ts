import { childNamed, childrenNamed, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { MAX_OPTIONS } from '@/lib/content/questions/kinds/define-kind'
import { readSpotPlaces } from '@/lib/content/questions/kinds/spot/gift'
import type { Point } from '@/lib/content/questions/kinds/spot/model'
import { addressIn } from '@/lib/content/questions/kinds/spot/picture'
import type { BodyOf } from '@/lib/content/questions/model'
import type { Background } from './backgrounds'
import { markdownOf, rawText } from './text'
import { zoneCentre } from './write-marked-picture'
import { pictureAreaOf, pointInside, type Size } from './zones'

/** Reads labels that are dragged to zones of a picture (`ddmarker`). */
export function readMarkedPicture(
  element: XmlElement,
  notes: ImportNotes,
  background: Background | undefined,
  own: {
    places: string | undefined
    picture: string | undefined
    /** The Markdown of labels by Moodle's HTML. */
    labels: ReadonlyMap<string, string>
  },
): BodyOf<'spot'> | null {
  if (!background) {
    notes.fail('Pitanju nedostaje slika na kojoj su mjesta.')
    return null
  }
  const { name, address, size } = background
  if (!size) {
    notes.fail(`Slika „${name}” ne može se pročitati, pa se ne zna gdje su mjesta.`)
    return null
  }
  if (!address) notes.lack(`Slika „${name}” nije uvezena: nije JPEG, PNG ni WebP.`)
  const labels = new Map(
    childrenNamed(element, 'drag').map((drag, index) => [
      childNamed(drag, 'no')?.text.trim() || String(index + 1),
      own.labels.get(rawText(drag)) ?? markdownOf(drag, notes, 'html'),
    ]),
  )
  const used = new Set<string>()
  const drops = childrenNamed(element, 'drop')
  if (drops.length > MAX_OPTIONS) {
    notes.fail('Mjesta na slici je previše.')
    return null
  }
  const points = drops.flatMap((drop): ZonedPoint[] => {
    const value = (part: string) => childNamed(drop, part)?.text.trim() ?? ''
    const choice = value('choice')
    const text = labels.get(choice)
    if (!text) {
      notes.warn('Područje slike bez oznake nije uvezeno.')
      return []
    }
    if (used.has(choice)) notes.fail(`Oznaka „${text}” ima više mjesta, a ovdje može imati jedno.`)
    used.add(choice)
    const inside = pointInside(pictureAreaOf(value('shape'), value('coords')), size)
    if (!inside) {
      notes.fail(`Područje oznake „${text}” nije na slici.`)
      return []
    }
    const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
    const radius = value('shape') === 'circle' ? Number(value('coords').split(';')[1]) : 0
    const [x, y] = [share(inside.x, size.width), share(inside.y, size.height)]
    return [{ point: { x, y, label: { text } }, radius }]
  })
  for (const [choice, text] of labels)
    if (text && !used.has(choice)) notes.warn(`Oznaka „${text}” nema mjesto, pa nije uvezena.`)
  return {
    kind: 'spot',
    picture: address ? pictureAt(address, own.picture) : '',
    points:
      own.places === undefined
        ? points.map(({ point }) => point)
        : withOwnPlaces(points, readSpotPlaces(own.places, notes), size),
  }
}

/** The exported picture with its description, unless the question's picture was replaced. */
const pictureAt = (address: string, own = ''): string =>
  addressIn(own) === address ? own : `![](${/[\s()]/.test(address) ? `<${address}>` : address})`

/** A point with the radius of its round zone, 0 for other shapes. */
type ZonedPoint = { point: Point; radius: number }

/**
 * The points at the own places, each of whose zones is near at most one: a zone was moved inside the
 * picture, and pixels are rounded. Own places without a point are decoys, which Moodle doesn't keep;
 * a point without an own place was moved by an editor.
 */
function withOwnPlaces(points: ZonedPoint[], places: Point[], size: Size): Point[] {
  const pairs = points.flatMap(({ point, radius }) =>
    places.map((place) => {
      const zone = zoneCentre(place, size, radius)
      return { point, place, distance: Math.hypot(zone.x - point.x, zone.y - point.y) }
    }),
  )
  const placeOf = new Map<Point, Point>()
  const taken = new Set<Point>()
  for (const { point, place, distance } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    if (distance >= SAME_PLACE || placeOf.has(point) || taken.has(place)) continue
    placeOf.set(point, place)
    taken.add(place)
  }
  const known = points.map(({ point }) => {
    const { x, y } = placeOf.get(point) ?? point
    return { ...point, x, y }
  })
  return [...known, ...places.filter((place) => !taken.has(place))]
}

/** Places closer than this, in percent, are the same, since pixels are rounded. */
const SAME_PLACE = 2
