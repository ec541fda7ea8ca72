import { fold } from '@/lib/platform/hr/fold'

const MOST_WORDS = 4

/** Words that change the number before them, or make it uncertain. */
const TURNS =
  /^(?:tisuc|hiljad|milijun|milijard|bilijun|stotin|desetin|desetic|desetak|tuce|polovin|trecin|cetvrtin|petin|sestin|sedmin|osmin|devetin|puta?$|posto|promil|vise|manje|veci|manji|ili$|do$|od$|pol|minus|plus|podijeljen|pomnozen|nije|ne|bez|nego|osim|najmanje|najvise|oko|priblizno|otprilike|zarez|cijel|kroz|ostat|ost\.?$|negativ(?:an|no)$|i$)/

/** Number words, which would continue the number before them: „30 dvadeset”. */
const NUMBER_WORD =
  /^(?:nula|jed(?:an|na|no)|dv(?:a|ije|oje)|tri|troje|cetiri|cetvero|pet|sest|sedam|osam|devet|deset|\p{L}+naest|(?:dva|tri|cetr|pe|sez|sedam|osam|deve)deset|(?:dvje|tri|cetiri|pet|seks|sest|sedam|osam|devet)?sto)$/u

const isTurning = (word: string): boolean => TURNS.test(word) || NUMBER_WORD.test(word)

/** Words that change the number after them: „sljedbenik 5”, „korijen 9”. */
const TURNS_AHEAD =
  /^(?:ispod|iznad|suprot|korijen|kvadrat|kub|potenc|recipro|apsolut|dupl|dvostr|trostr|prethod|sljed|nakon|poslije|prije|izmedu|iza|ispred|barem|skoro|gotovo|cca|dijel|mnoz|oduz|umanj|uvec|doda|negativ|dug$)/

/** True for the words of a sentence before its only number: „Vid pretrči 120 m”, „ostatak je 2”. */
export function isSentenceBeginning(text: string): boolean {
  const words = fold(text).trim().split(/\s+/)
  const isPlain = words.every((word) => /^\p{L}{2,}[,:]?$/u.test(word))
  const isOther = (word: string) => isTurning(word) && !/^ostat/.test(word)
  return (
    isPlain &&
    words.length <= MOST_WORDS &&
    !words.some((word) => isOther(word) || TURNS_AHEAD.test(word))
  )
}

/**
 * True for words after a number that name the counted things: „30 učenika”, „5 bijelih ruža”. False
 * for an abbreviation, which might be a unit, and for „30 tisuća” or „30 puta više”.
 */
export function isCountedNoun(text: string): boolean {
  const words = fold(text).split(/\s+/)
  const [first = ''] = words
  if (/^puta?$/.test(words.join(' '))) return true
  const isPlain = words.every((word) => /^\p{L}+(?:-\p{L}+)?[.,!]?$/u.test(word))
  return isPlain && first.length > 2 && words.length <= MOST_WORDS && !words.some(isTurning)
}

/** True for the words after the number of a year: „1991. godine”, „1991. g.” */
export const isYearWord = (text: string, isOrdinal: boolean): boolean =>
  /^(?:god|godin[aeiu]|ljeta)\.?$/i.test(text) || (isOrdinal && text === 'g')
