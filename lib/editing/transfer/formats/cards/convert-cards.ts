import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import { CONTENT_LIMITS } from '@/lib/content/curriculum/limits'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { MOST_ROWS, TOO_MANY_CARDS, type ReadCard } from '../model'
import { answerPart } from './answer-part'
import { oneLine } from './one-line'
import { readSide, type CardSide } from './side'

/** A card's two sides as in the file. Sides with `errors` are not converted. */
export type RawCard = {
  line: number
  front: string
  back: string
  /** Null when the file does not say. */
  isHtml: boolean | null
  errors: string[]
  warnings: string[]
}

const JOINED = 'Kartica stoji u jednom retku: gdje je bio prijelom, sad je razmak ili kosa crta.'
const GAP = /\{\{c\d+::/
const GAPS = 'Kartica s prazninama (Cloze) ne postoji u Iskri. Napiši je kao pitanje i odgovor.'

/** Converts and checks both sides of each card, and reports the parts that are not imported. */
export async function convertCards(raw: Iterable<RawCard>): Promise<ReadCard[]> {
  const lines = new Map<string, number>()
  const cards: ReadCard[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const one of raw) {
    if (cards.length === MOST_ROWS) throw new UnreadableUpload(TOO_MANY_CARDS)
    const card = finished(one)
    const before = lines.get(card.front)
    if (before !== undefined && !card.errors.length)
      card.errors.push(`Kartica „${card.front}” već postoji u datoteci (redak ${before}).`)
    if (!lines.has(card.front)) lines.set(card.front, card.line)
    cards.push(card)
    await yieldToEventLoop()
  }
  return cards
}

function finished({ line, front, back, isHtml, errors, warnings }: RawCard): ReadCard {
  const refused = refusal(front, back, errors)
  if (refused.length) {
    const [named = '', other = ''] = [front, back].map(nameOf)
    return { line, front: named, back: other, errors: refused, warnings }
  }
  const sides = [readSide(front, isHtml), readSide(answerPart(back) ?? back, isHtml)] as const
  const lines = sides.map(({ markdown }) => oneLine(markdown))
  const [shown = '', hidden = ''] = lines.map((one) => one?.text ?? '')
  const faults = lines.includes(null) ? [BLOCKS] : faultsOf(sides, [shown, hidden])
  const lost = [...new Set(sides.flatMap((side) => side.lost))]
  const joined = !faults.length && lines.some((one) => one?.isJoined) ? [JOINED] : []
  const said = [...warnings, ...joined, ...lost]
  return { line, front: shown, back: hidden, errors: faults, warnings: said }
}

/** Sides with more text, counting entities, or with much more HTML are not converted. */
const MOST_TEXT = 4 * CONTENT_LIMITS.cardSide
const MOST_SOURCE = 30 * CONTENT_LIMITS.cardSide

function refusal(front: string, back: string, errors: string[]): string[] {
  if (errors.length) return errors
  if (GAP.test(front) || GAP.test(back)) return [GAPS]
  return [front, back].some(isTooLong) ? [tooLong(null)] : []
}

/** True for a side that is too long to be converted. */
export const isTooLong = (side: string): boolean =>
  side.length > MOST_SOURCE || textOf(side).length > MOST_TEXT

const textOf = (source: string): string =>
  source
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A rejected card's name in the report. */
const nameOf = (source: string): string => textOf(source.slice(0, MOST_SOURCE)).slice(0, NAME)
const NAME = 200

const BLOCKS =
  'Tablica ili više redaka koda ne stanu na karticu. Napiši ih kao jedan redak ili podijeli na više kartica.'
const TOO_LONG = 'Strana kartice je preduga'
const LIMIT = CONTENT_LIMITS.cardSide

/** @param characters null for a side that was not converted */
const tooLong = (characters: number | null): string => {
  const much =
    characters === null
      ? `stane ${LIMIT} znakova`
      : `ima ${characters} znakova, a stane ih ${LIMIT}`
  return `${TOO_LONG}: ${much}. Skrati je ili podijeli na više kartica.`
}

/** Whether a card is refused for its format, which another export of the notes may avoid. */
export const isRefusedForFormat = ({ errors }: ReadCard): boolean =>
  errors.some((error) => error === BLOCKS || error.startsWith(TOO_LONG))

function faultsOf([front]: readonly [CardSide, CardSide], texts: string[]): string[] {
  if (texts.some((text) => !text)) return ['Obje strane kartice moraju imati tekst.']
  const longest = Math.max(...texts.map((text) => text.length))
  if (longest > CONTENT_LIMITS.cardSide) return [tooLong(longest)]
  if (front.hasLostPicture) return [PICTURE]
  return texts.flatMap((text) => checkMarkdown(text).faults.map(({ message }) => message))
}

/**
 * A front without its picture makes no sense, and cards can't be drafts, so the card is refused.
 */
const PICTURE = 'Na prednjoj je strani slika koja se ne može uvesti, a bez nje kartica nema smisla.'
