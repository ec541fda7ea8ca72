import { toPlainText } from '@/lib/platform/markdown/plain-text'
import { placesText } from '@/lib/content/questions/kinds/spot/gift'
import type { Point } from '@/lib/content/questions/kinds/spot/model'
import { inReadingOrder, labelAt } from '@/lib/content/questions/kinds/spot/places'
import { addressIn } from '@/lib/content/questions/kinds/spot/picture'
import type { BodyOf } from '@/lib/content/questions/model'
import { asHtml } from './to-moodle-html'
import { cdata, DEFAULT_FEEDBACK_XML } from './xml-texts'
import type { Size } from './zones'

/** Begins the value of the comment (own-comment.ts) that holds a picture with its description. */
export const PICTURE_VALUE = 'slika='

/** A place counts as right within this distance, in Moodle's pixels. */
const RADIUS = 20

/**
 * The parts of a `ddmarker`: labels, and a placeholder for the picture and the zones, which depend
 * on the picture's size. @see withBackground
 */
export const markedPictureParts = ({ picture, points }: BodyOf<'spot'>): string[] => [
  ...DEFAULT_FEEDBACK_XML,
  '<shuffleanswers>1</shuffleanswers>',
  ...labelledPoints(points).map(
    ({ text }, index) =>
      `<drag><no>${index + 1}</no>${cdata(asHtml(toPlainText(text) ?? text))}<noofdrags>1</noofdrags></drag>`,
  ),
  `<background places="${placesText(labelledPoints(points))}">${cdata(addressIn(picture))}</background>`,
]

/** Places with a label, in the order of the letters. Moodle has no others. */
const labelledPoints = (points: Point[]) =>
  inReadingOrder(points).flatMap((point) => {
    const label = labelAt(point)
    return label ? { text: label.text, x: point.x, y: point.y } : []
  })

const BACKGROUND =
  /<background places="([^"]*)"><text><!\[CDATA\[([\s\S]*?)\]\]><\/text><\/background>/g

/**
 * Replaces the placeholders of pictures by their files and zones.
 * @param fileOf the `<file>` of an address and the picture's size, in whose pixels Moodle counts, or
 *   null without one
 */
export const withBackgrounds = (
  xml: string,
  fileOf: (address: string) => { xml: string; size: Size } | null,
): string =>
  xml.replace(BACKGROUND, (_, places: string, address: string) => {
    const file = fileOf(address)
    if (!file) return ''
    const { width, height } = file.size
    const drops = places.split('; ').map((place, index) => {
      const [x = 0, y = 0] = place.split(' ').map((share) => Number(share.replace(',', '.')))
      const at = [(x * width) / 100, (y * height) / 100].map(Math.round).join(',')
      const no = index + 1
      return `<drop><no>${no}</no><shape>circle</shape><coords>${at};${RADIUS}</coords><choice>${no}</choice></drop>`
    })
    return [file.xml, ...drops].join('\n')
  })
