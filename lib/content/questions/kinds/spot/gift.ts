import { decodePlaceholders, escapeGift, plainDecimal, escapeGiftInBraces } from '../../gift/signs'
import type { ImportNotes } from '../../gift/notes'
import type { BodyOf } from '../../model'
import type { GiftRules } from '../rules'
import { inReadingOrder, labelOfPlace, labelsOf, letterAt } from './places'
import { isOnePicture, joinTextAndPicture, splitTextAndPicture } from './picture'
import type { Point } from './model'

const TAG = 'mjesta'
const TAKERS = 'parove „pojam -> slovo”'
const SPOT_LIMITS = { points: { min: 2, max: 12 } }
/** Usual size of a picture on a narrow phone, and the minimum distance of its letters; in pixels. */
const PHONE = { width: 288, height: 216, nearest: 20 }

type Points = BodyOf<'spot'>['points']

/**
 * Written as a matching of labels and letters. The last paragraph of the text is the picture, and a
 * tag has the places in percent of its width and height, in the order of the letters:
 * `[tag:mjesta=30 25; 70 40]`.
 */
export const spot: GiftRules<'spot'> = {
  tags: [{ name: TAG, kind: TAKERS, hasValue: true, value: ({ points }) => placesText(points) }],
  read(item, notes, tags) {
    const places = tags.get(TAG)
    if (item.type !== 'Matching' || places === undefined) return null
    return {
      kind: 'spot',
      picture: splitTextAndPicture(notes.text(item.stem)).picture,
      points: withLabels(
        readSpotPlaces(places, notes),
        item.matchPairs.map(({ subquestion, subanswer }) => ({
          text: notes.text(subquestion),
          letter: decodePlaceholders(subanswer).trim(),
        })),
        notes,
      ),
    }
  },
  check({ picture, points }, notes, explanation) {
    const labels = labelsOf(points)
    if (!picture) notes.lack('Pitanju nedostaje slika s mjestima: zadnji odlomak pitanja.')
    else if (!isOnePicture(picture)) notes.fail('Mjesta mogu biti samo na jednoj slici.')
    if (points.length < SPOT_LIMITS.points.min)
      notes.lack('Na slici trebaju barem dva mjesta, da se ima što birati.')
    if (points.length > SPOT_LIMITS.points.max)
      notes.fail(`Mjesta na slici ima više od ${SPOT_LIMITS.points.max}.`)
    if (!labels.length) notes.fail('Nijedno mjesto na slici nema pojam.')
    const near = nearPlaces(points)
    if (near) notes.lack(`Mjesta ${near} na slici gotovo se poklapaju. Razmakni ih.`)
    notes.refuseEqual(
      labels.map(({ text }) => text),
      'Dva su pojma jednaka',
    )
    notes.needExplanation(explanation)
  },
  write: ({ points }) =>
    inReadingOrder(points).flatMap((point, index) => {
      const label = labelOfPlace(point)
      return label ? `=${escapeGiftInBraces(label.text)} -> ${escapeGift(letterAt(index))}` : []
    }),
  writtenText: (text, { picture }) => joinTextAndPicture(text, picture),
  askedText: (written) => splitTextAndPicture(written).text,
}

/** `30 25; 70,5 40`: the places in the order of their letters. */
export const placesText = (points: Points): string =>
  inReadingOrder(points)
    .map(({ x, y }) => [x, y].map((share) => plainDecimal(share).replace('.', ',')).join(' '))
    .join('; ')

/**
 * The places of a tag, in the order of their letters also where the tag has another one: pupils see
 * the letters from the top.
 * @see placesText
 */
export function readSpotPlaces(text: string, notes: ImportNotes): Point[] {
  const places = text.split(';').flatMap((place) => {
    const [x = NaN, y = NaN, ...more] = place
      .trim()
      .split(/\s+/)
      .map((share) => Number(share.replace(',', '.')))
    const isInside = [x, y].every((share) => share >= 0 && share <= 100)
    if (isInside && !more.length) return [{ x, y }]
    notes.fail(`„${place.trim()}” nije mjesto na slici: pišu se postotci širine i visine, 30 25.`)
    return []
  })
  return inReadingOrder(places)
}

/** The places with their labels, which are matched by letter. */
export function withLabels(
  points: Point[],
  labels: { text: string; letter: string }[],
  notes: ImportNotes,
): Point[] {
  const byLetter = new Map<string, string>()
  for (const { text, letter: written } of labels) {
    const letter = written.toUpperCase()
    if (!points.some((_, index) => letterAt(index) === letter))
      notes.fail(`Pojam „${text}” nema mjesto „${written}”.`)
    else if (byLetter.has(letter)) notes.fail(`Na mjestu ${letter} dva su pojma.`)
    else byLetter.set(letter, text)
  }
  return points.map((point, index) => {
    const text = byLetter.get(letterAt(index))
    return text === undefined ? point : { ...point, label: { text } }
  })
}

/** Names two places that are too near to each other. */
function nearPlaces(points: Points): string | null {
  const sorted = inReadingOrder(points)
  for (const [index, { x, y }] of sorted.entries()) {
    const near = sorted.findIndex(
      (other, at) =>
        at > index &&
        Math.hypot(((other.x - x) * PHONE.width) / 100, ((other.y - y) * PHONE.height) / 100) <
          PHONE.nearest,
    )
    if (near > 0)
      return [index, near]
        .map((at) => {
          const text = sorted[at]?.label?.text
          return letterAt(at) + (text ? ` („${text}”)` : '')
        })
        .join(' i ')
  }
  return null
}
