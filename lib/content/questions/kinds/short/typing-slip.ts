import { fold } from '@/lib/platform/hr/fold'

/** Shorter words become other words by one letter: rak, lak, mak. */
const MIN_LETTERS = 5

/**
 * Number of final letters that must be right: endings and suffixes make other words (sretan,
 * sretna).
 */
const SURE_ENDING = 2

/** A Roman numeral as a whole word, or as a part in brackets or after a hyphen: `klorid(II)`. */
const ROMAN_NUMERALS = /(?<!\p{L})[ivxlcdm]+(?!\p{L})/gu

/**
 * True when a typed word is a listed one with one typing slip: a letter missing, added or wrong, or
 * two neighbours swapped. The first letter must be right, the word long enough and its numerals
 * equal. A difference in the last two letters gives another form or word (stotina, stotinka;
 * proton, protok) and is no slip, unless the result is no word: a doubled letter (kompass) or a
 * missing vowel (ampermetr).
 */
export function isSlip(typed: string, listed: string): boolean {
  const [a, b] = [fold(typed), fold(listed)]
  const letters = b.match(/\p{L}/gu)?.length ?? 0
  if (letters < MIN_LETTERS || a.charAt(0) !== b.charAt(0)) return false
  if (/\p{N}/u.test(typed + listed) || numeralsOf(a) !== numeralsOf(b)) return false
  return differByOneEdit([...a], [...b])
}

const numeralsOf = (text: string): string => (text.match(ROMAN_NUMERALS) ?? []).join(' ')

/** True when the first difference is a doubled letter. */
const isDoubled = (typed: string[], listed: string[], place: number): boolean =>
  typed.length === listed.length + 1 && typed[place] === typed[place - 1]

/** Consonants that never end a word after another consonant. */
const NEEDS_VOWEL = /[^aeiou][lrmnvj]$/
const ENDS_IN_VOWEL_BETWEEN = /[^aeiou][aeiou][lrmnvj]$/

const lacksVowel = (typed: string[], listed: string[]): boolean =>
  typed.length === listed.length - 1 &&
  NEEDS_VOWEL.test(typed.join('')) &&
  ENDS_IN_VOWEL_BETWEEN.test(listed.join(''))

/**
 * Damerau-Levenshtein distance of exactly 1, computed on the rest between common beginning and end.
 */
function differByOneEdit(a: string[], b: string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const shorter = Math.min(a.length, b.length)
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (end < SURE_ENDING && !isDoubled(a, b, start) && !lacksVowel(a, b)) return false
  if (left.length <= 1 && right.length <= 1) return left.length + right.length > 0
  const isPair = left.length === 2 && right.length === 2
  return isPair && left[0] === right[1] && left[1] === right[0]
}
