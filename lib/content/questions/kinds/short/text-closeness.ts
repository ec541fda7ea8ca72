import { evenOutPunctuation } from './even-out-punctuation'
import { meaningfulDifference } from './meaningful-signs'
import { matchByValue } from './match-by-value'
import { isSlip } from './typing-slip'
import { stripPunctuation, hasSameLetters, normaliseText, wordsOfStripped } from './text-forms'
import type { ShortAnswer } from './model'

/**
 * How a typed text matches a listed one, the closest first:
 * - `literal`: character by character, apart from spaces
 * - `punctuation`: final punctuation, quotation marks and kinds of hyphen differ
 * - `case`: capitals differ too
 * - `marks`: the full stop of an ordinal is missing, or the space behind a comma
 * - `diacritics`: č ć š ž đ are missing or wrong
 * - `spaces`: written together or apart
 * - `slip`: one letter of one long word is missing, too many, wrong, or swapped with the next
 */
export const CLOSENESS = [
  ...(['literal', 'punctuation', 'case'] as const),
  ...(['marks', 'diacritics', 'spaces', 'slip'] as const),
] as const
type Closeness = (typeof CLOSENESS)[number]

/** The closest way in which the texts match, or null. */
function closeness(typed: string, listed: string, isCaseSensitive = false): Closeness | null {
  if (normaliseText(typed) === normaliseText(listed)) return 'literal'
  if (meaningfulDifference(typed, listed, isCaseSensitive)) return null
  const same = matchByValue(typed, listed)
  if (same && !(same === 'case' && isCaseSensitive)) return same
  const [a, b] = [stripPunctuation(typed), stripPunctuation(listed)]
  // Texts of nothing but punctuation are equal only literally: „?” is not „!”.
  if (!a || !b) return null
  if (a === b) return 'punctuation'
  if (a.toLowerCase() === b.toLowerCase()) return 'case'
  const [even, listedEven] = evenOutPunctuation(a, b)
  if (even.toLowerCase() === listedEven.toLowerCase()) return a.length < b.length ? 'marks' : 'case'
  const [words, listedWords] = [wordsOfStripped(even), wordsOfStripped(listedEven)]
  if (words.length !== listedWords.length) {
    const isSame = hasSameLetters(words.join(''), listedWords.join(''))
    // Between numbers a space counts: 3 4 is not 34.
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

/** A listed answer, how closely a text matches it, and the matching text. */
export type NearestAnswer = { answer: ShortAnswer; by: Closeness; typed: string }

/** The listed answer closest to a text, or null. */
export function nearestAnswer(
  answers: ShortAnswer[],
  typed: string,
  isCaseSensitive = false,
): NearestAnswer | null {
  const near = answers.map((answer) => ({
    answer,
    by: closeness(typed, answer.text, isCaseSensitive),
  }))
  for (const by of CLOSENESS) {
    const same = near.filter((candidate) => candidate.by === by).map(({ answer }) => answer)
    same.sort((a, b) => (by === 'slip' ? a.weight - b.weight : b.weight - a.weight))
    if (same[0]) return { answer: spellingMistake(answers, same[0], by) ?? same[0], by, typed }
  }
  return null
}

/**
 * A question with a foreseen mistake in č, ć, dž, đ or spaces is about spelling: a misspelt right
 * answer is then that mistake, not a right answer with a hint.
 */
function spellingMistake(answers: ShortAnswer[], { text, weight }: ShortAnswer, by: Closeness) {
  if (weight !== 100 || (by !== 'diacritics' && by !== 'spaces')) return undefined
  return answers.find((answer) => answer.weight === 0 && closeness(answer.text, text) === by)
}
