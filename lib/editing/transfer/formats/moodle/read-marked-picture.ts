import { childNamed, childrenNamed, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { MAX_OPTIONS } from '@/lib/content/questions/kinds/define-kind'
import { readPlaces } from '@/lib/content/questions/kinds/spot/gift'
import type { Point } from '@/lib/content/questions/kinds/spot/model'
import { addressIn } from '@/lib/content/questions/kinds/spot/picture'
import type { BodyOf } from '@/lib/content/questions/model'
import type { Background } from './backgrounds'
import { markdownOf } from './text'
import type { Place } from './picture-letters'
import { zoneCentre } from './write-marked-picture'
import { areaOf, pointInside, type Size } from './zones'

/** Reads labels that are dragged to zones of a picture (`ddmarker`). */
export function readMarkedPicture(
  element: XmlElement,
  notes: ImportNotes,
  background: Background | undefined,
  own: { places: string | undefined; picture: string | undefined },
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
      markdownOf(drag, notes, 'html'),
    ]),
  )
  const used = new Set<string>()
  const drops = childrenNamed(element, 'drop')
  if (drops.length > MAX_OPTIONS) {
    notes.fail('Mjesta na slici je previše.')
    return null
  }
  const points = drops.flatMap((drop): Point[] => {
    const value = (part: string) => childNamed(drop, part)?.text.trim() ?? ''
    const choice = value('choice')
    const text = labels.get(choice)
    if (!text) {
      notes.warn('Područje slike bez oznake nije uvezeno.')
      return []
    }
    if (used.has(choice)) notes.fail(`Oznaka „${text}” ima više mjesta, a ovdje može imati jedno.`)
    used.add(choice)
    const inside = pointInside(areaOf(value('shape'), value('coords')), size)
    if (!inside) {
      notes.fail(`Područje oznake „${text}” nije na slici.`)
      return []
    }
    const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
    return [{ x: share(inside.x, size.width), y: share(inside.y, size.height), label: { text } }]
  })
  for (const [choice, text] of labels)
    if (text && !used.has(choice)) notes.warn(`Oznaka „${text}” nema mjesto, pa nije uvezena.`)
  return {
    kind: 'spot',
    picture: address ? pictureAt(address, own.picture) : '',
    points:
      own.places === undefined
        ? points
        : withOwnPlaces(points, readPlaces(own.places, notes), size),
  }
}

/** The exported picture with its description, unless the question's picture was replaced. */
const pictureAt = (address: string, own = ''): string =>
  addressIn(own) === address ? own : `![](${/[\s()]/.test(address) ? `<${address}>` : address})`

/**
 * The points with the own places: those that no zone is near, since Moodle keeps none without a label,
 * and those whose zone had to be moved inside the picture.
 */
function withOwnPlaces(points: Point[], places: Point[], size: Size): Point[] {
  const isAt = (one: Place, { x, y }: Place) => Math.hypot(one.x - x, one.y - y) < SAME_PLACE
  const known = places.map((place) => ({ place, zone: zoneCentre(place, size) }))
  const moved = points.map((point) => {
    const own = known.find(({ place, zone }) => isAt(zone, point) && !isAt(zone, place))
    return own ? { ...point, x: own.place.x, y: own.place.y } : point
  })
  const decoys = known.filter(({ zone }) => !points.some((point) => isAt(zone, point)))
  return [...moved, ...decoys.map(({ place }) => place)]
}

/** Places closer than this, in percent, are the same, since pixels are rounded. */
const SAME_PLACE = 2
