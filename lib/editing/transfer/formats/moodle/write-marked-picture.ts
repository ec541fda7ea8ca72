import { placesText } from '@/lib/content/questions/kinds/spot/gift'
import type { Point } from '@/lib/content/questions/kinds/spot/model'
import { inReadingOrder, labelOfPlace } from '@/lib/content/questions/kinds/spot/places'
import { addressIn } from '@/lib/content/questions/kinds/spot/picture'
import type { BodyOf } from '@/lib/content/questions/model'
import { labelHtml } from './label-texts'
import { pixelInside, type Place } from './picture-letters'
import { cdataTextElement, DEFAULT_FEEDBACK_XML } from './xml-texts'
import type { Size } from './zones'

/** Begins the value of the comment (own-comment.ts) that holds a picture with its description. */
export const PICTURE_VALUE_PREFIX = 'slika='

/** A place counts as right within this distance, in Moodle's pixels. */
const RADIUS = 20
/** Smaller zones can hardly be met. */
const LEAST_RADIUS = 6

/**
 * The parts of a `ddmarker`: labels, and a placeholder for the picture and the zones, which depend
 * on the picture's size. @see withBackgrounds
 */
export const markedPictureParts = ({ picture, points }: BodyOf<'spot'>): string[] => [
  ...DEFAULT_FEEDBACK_XML,
  '<shuffleanswers>1</shuffleanswers>',
  ...labelledPoints(points).map(
    ({ text }, index) =>
      `<drag><no>${index + 1}</no>${cdataTextElement(labelHtml(text))}<noofdrags>1</noofdrags></drag>`,
  ),
  `<background places="${placesText(inReadingOrder(points))}" labelled="${placesText(labelledPoints(points))}">${cdataTextElement(addressIn(picture))}</background>`,
]

/** Places with a label, in reading order. Moodle has no places without one. */
const labelledPoints = (points: Point[]) =>
  inReadingOrder(points).flatMap((point) => {
    const label = labelOfPlace(point)
    return label ? { text: label.text, x: point.x, y: point.y } : []
  })

const BACKGROUND =
  /<background places="([^"]*)" labelled="([^"]*)"><text><!\[CDATA\[([\s\S]*?)\]\]><\/text><\/background>/g

/**
 * Replaces the placeholders of pictures by their files and zones.
 * @param fileOf returns the `<file>` for an address, with letters at all places, and the picture's
 *   size, in whose pixels zones are measured; null without a file
 */
export async function withBackgrounds(
  xml: string,
  fileOf: (address: string, places: Place[]) => MaybePromise<BackgroundFile | null>,
): Promise<string> {
  const parts: string[] = []
  let end = 0
  for (const found of xml.matchAll(BACKGROUND)) {
    const [whole, places = '', labelled = '', address = ''] = found
    const file = await fileOf(address, placesIn(places))
    const before = xml.slice(end, found.index)
    parts.push(file?.original ? withFileInText(before, file.original) : before)
    if (file) parts.push(withZones(file, placesIn(labelled), placesIn(places)))
    end = found.index + whole.length
  }
  return parts.join('') + xml.slice(end)
}

type MaybePromise<Value> = Value | Promise<Value>

type BackgroundFile = {
  xml: string
  size: Size
  /** The `<file>` without letters; missing for a figure, which is drawn again. */
  original?: string
}

/** Adds a file to the last question text, where Moodle keeps it although no text refers to it. */
function withFileInText(xml: string, file: string): string {
  const at = xml.lastIndexOf('</questiontext>')
  const [name = ''] = /<file name="[^"]*"/.exec(file) ?? []
  const isThere = xml.slice(xml.lastIndexOf('<questiontext'), at).includes(name)
  return at < 0 || isThere ? xml : xml.slice(0, at) + file + xml.slice(at)
}

function placesIn(text: string): Place[] {
  return text.split('; ').map((place) => {
    const [x = 0, y = 0] = place.split(' ').map((share) => Number(share.replace(',', '.')))
    return { x, y }
  })
}

/** The file, and a round zone for each labelled place. */
function withZones({ xml, size }: BackgroundFile, labelled: Place[], all: Place[]): string {
  const radius = zoneRadius(size, all)
  const drops = labelled.map((place, index) => {
    const [no, at] = [index + 1, zonePixels(place, size, radius).join(',')]
    return `<drop><no>${no}</no><shape>circle</shape><coords>${at};${radius}</coords><choice>${no}</choice></drop>`
  })
  return [xml, ...drops].join('\n')
}

/**
 * Zones lie inside the picture and don't overlap, so that near an edge two places don't become one
 * zone.
 */
function zoneRadius({ width, height }: Size, places: Place[]): number {
  const distances = places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .map(({ x, y }) => Math.hypot((one.x - x) * width, (one.y - y) * height) / 100),
  )
  const apart = Math.max(LEAST_RADIUS, Math.min(...distances) / 2)
  return Math.floor(Math.min(RADIUS, apart, width / 2, height / 2))
}

const zonePixels = ({ x, y }: Place, { width, height }: Size, radius: number) =>
  [pixelInside(x, width, radius), pixelInside(y, height, radius)] as const

/** The centre of a place's zone, in percent; it differs from the place near the picture's edge. */
export function zoneCentre(place: Place, size: Size, radius: number): Place {
  const [x, y] = zonePixels(place, size, radius)
  return { x: (100 * x) / size.width, y: (100 * y) / size.height }
}
