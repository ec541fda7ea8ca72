import { fold } from './fold'

/** A word or number of a text: its normalised form, and its range in the text. */
export type Word = { folded: string; from: number; to: number }

/** A word, a fraction, or a number with its thousands and decimals. */
const WORD = /\p{L}[\p{L}\p{M}]*|\d+\/\d+|\d+(?:[.,]\d+)*/gu
/** `2,4,6` is a list, while `2,4` is a number. */
const LIST = /\d+(?:,\d+){2,}/g
const THOUSANDS = /\.(?=\d{3}(?!\d))/g

/**
 * Words and numbers of a text without diacritics. ije and je are treated alike, since pupils
 * confuse them, and so are dj and đ.
 */
export function wordsOf(text: string): Word[] {
  const found = text.replace(LIST, (list) => list.replaceAll(',', ' ')).matchAll(WORD)
  return [...found].map(({ 0: word, index }) => ({
    folded: foldedWord(word),
    from: index,
    to: index + word.length,
  }))
}

const foldedWord = (word: string): string =>
  /^\d/.test(word)
    ? word.replace(THOUSANDS, '').replace('.', ',')
    : fold(word).replaceAll('ije', 'je').replaceAll('dj', 'd')
