import { fold } from '@/lib/hr/fold'
import { MINUS, UNSEEN } from '@/lib/hr/read-number'

const MOST_WORDS = 4

/** Words that make another number of the one in front of them, or leave it open. */
const TURNS =
  /^(?:tisuc|hiljad|milijun|milijard|bilijun|stotin|desetin|desetic|desetak|tuce|polovin|trecin|cetvrtin|petin|sestin|sedmin|osmin|devetin|puta?$|posto|promil|vise|manje|veci|manji|ili|do|od|pol|minus|plus|podijeljen|pomnozen|nije|ne|bez|nego|osim|najmanje|najvise|oko|priblizno|otprilike|zarez|cijel|kroz|ostat|ost\.?$|negativ(?:an|no)$|i$)/

/** Words of numbers, which would go on with the one in front of them: „30 dvadeset”. */
const NUMBER_WORD =
  /^(?:nula|jed(?:an|na|no)|dv(?:a|ije|oje)|tri|troje|cetiri|cetvero|pet|sest|sedam|osam|devet|deset|\p{L}+naest|(?:dva|tri|cetr|pe|sez|sedam|osam|deve)deset|(?:dvje|tri|cetiri|pet|seks|sest|sedam|osam|devet)?sto)$/u

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
    !words.some((word) => TURNS.test(word) || NUMBER_WORD.test(word))
  )
}

/** True for what stands behind a year: „1991. godine”, „1991. g.” */
export const isYear = (text: string, isOrdinal: boolean): boolean =>
  /^(?:god|godin[aeiu]|ljeta)\.?$/i.test(text) || (isOrdinal && text === 'g')

const BEFORE = /^(?:\p{L}(?:_?[\p{L}\d])?\s*)?[=≈]\s*/u
const ANSWER = /^(?:odgovor|rješenje|rezultat)(?:\s*[:=]|\s+je)\s*/i
const YEAR =
  /^(?:u\s+)?(?:(?:godin[aeiu]|god\.?)\s+)?(?=\d{3,4}\.?(?:\s*(?:g|god|godin[aeiu])\.?)?$)/i
const ACIDITY = /^ph(?:\s*[:=]\s*|\s+je\s+|\s+)(?=\d)/i
/** `(-6)` and `(-6) cm` */
const BRACKETS = /^\(\s*([^()]+?)\s*\)$|^\(\s*([-+][^()]+?)\s*\)/

/** A typed number without what stands around it: `x =`, „Odgovor: ”, „u”, „godine”, „minus”. */
export const withoutFrame = (text: string): string =>
  text
    .trim()
    .replace(ANSWER, '')
    .replace(ACIDITY, '')
    .replace(BEFORE, '')
    .replace(/^minus\s+(?=\d)/i, '-')
    .replace(YEAR, '')

/** What a pupil writes in brackets for its sign; an accountant would mean a debt by `(5 €)`. */
export const withoutBrackets = (text: string): string =>
  text.replace(UNSEEN, '').replace(MINUS, '-').trim().replace(BRACKETS, '$1$2')
