import { isSlip } from './typing-slip'
import { bare, hasSameLetters, literal, wordsOf } from './text-forms'

/**
 * How a typed text fits a listed one, the closest first:
 * - `literal`: sign by sign, apart from spaces
 * - `punctuation`: final punctuation, quotation marks and kinds of hyphen differ
 * - `case`: capitals differ too
 * - `diacritics`: č ć š ž đ are missing or wrong
 * - `spaces`: written together or apart
 * - `slip`: one letter of one long word is missing, too many, wrong, or swapped with the next
 */
export const CLOSENESS = ['literal', 'punctuation', 'case', 'diacritics', 'spaces', 'slip'] as const
export type Closeness = (typeof CLOSENESS)[number]

/** The closest way in which the texts fit, or null. */
export function closeness(typed: string, listed: string): Closeness | null {
  if (literal(typed) === literal(listed)) return 'literal'
  const [a, b] = [bare(typed), bare(listed)]
  // Texts of nothing but punctuation are equal only literally: „?” is not „!”.
  if (!a || !b) return null
  if (a === b) return 'punctuation'
  if (a.toLowerCase() === b.toLowerCase()) return 'case'
  const [words, listedWords] = [wordsOf(a), wordsOf(b)]
  if (words.length !== listedWords.length) {
    const isSame = hasSameLetters(words.join(''), listedWords.join(''))
    // Of numbers a space makes other numbers: 3 4 is not 34.
    return isSame && /^[^\d]+$/.test(a) ? 'spaces' : null
  }
  const different = words.flatMap((word, index) => {
    const other = listedWords[index] ?? ''
    return hasSameLetters(word, other) ? [] : [[word, other] as const]
  })
  const [first, ...more] = different
  if (!first) return 'diacritics'
  return !more.length && isSlip(...first) ? 'slip' : null
}
