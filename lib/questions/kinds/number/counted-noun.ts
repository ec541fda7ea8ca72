import { fold } from '@/lib/hr/fold'

const MOST_WORDS = 4

/** Words that make another number of the one in front of them, or leave it open. */
const TURNS =
  /^(?:tisuc|hiljad|milijun|milijard|bilijun|stotin|desetin|desetic|desetak|tuce|polovin|trecin|cetvrtin|petin|sestin|sedmin|osmin|devetin|puta?$|posto|promil|vise|manje|veci|manji|ili|do|od|pol|minus|plus|podijeljen|pomnozen|nije|ne|bez|nego|osim|najmanje|najvise|oko|priblizno|i$)/

/**
 * True for the words behind a number that say what was counted: „30 učenika”, „5 bijelih ruža”. Not for
 * an abbreviation, which might be a unit, nor for „30 tisuća”.
 */
export function isCountedNoun(text: string): boolean {
  const words = fold(text).split(/\s+/)
  const [first = ''] = words
  const isPlain = words.every((word) => /^\p{L}+(?:-\p{L}+)?[.,!]?$/u.test(word))
  return (
    isPlain &&
    first.length > 2 &&
    words.length <= MOST_WORDS &&
    !words.some((word) => TURNS.test(word))
  )
}

/** True for what stands behind a year: „1991. godine”, „1991. g.” */
export const isYear = (text: string, isOrdinal: boolean): boolean =>
  /^(?:god|godin[aeu]|ljeta)\.?$/i.test(text) || (isOrdinal && text === 'g')

const BEFORE = /^(?:\p{L}(?:_?[\p{L}\d])?\s*)?[=≈]\s*/u
const ANSWER = /^(?:odgovor|rješenje|rezultat)(?:\s*[:=]|\s+je)\s*/i
const YEAR = /^(?:godin[aeu]|god\.?)\s+(?=\d{3,4}\.?$)/i

/** A typed number without what stands in front of it: `x =`, „Odgovor: ”, „godine”, „minus”. */
export const withoutFrame = (text: string): string =>
  text
    .trim()
    .replace(ANSWER, '')
    .replace(BEFORE, '')
    .replace(/^minus\s+(?=\d)/i, '-')
    .replace(YEAR, '')
