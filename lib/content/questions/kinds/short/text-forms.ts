import { fold } from '@/lib/platform/hr/fold'
import { flattenSuperAndSubscripts } from './letters'

const UNSEEN = /[\u200b-\u200f\u2060\ufeff]/g
const SPACES = /\s+/g
const HYPHENS = / ?[\p{Pd}−\u00ad] ?/gu
const QUOTES = /["„”“«»‚‟〞]/g
const APOSTROPHES = /['’‘`´ʼ]/g
const FINAL_PUNCTUATION = /[.!?…,;: ]+$/

/** One character for each letter and digit, single spaces, none at the edges. */
export function normaliseText(text: string): string {
  return flattenSuperAndSubscripts(text.replace(UNSEEN, '')).replace(SPACES, ' ').trim()
}

/**
 * The normalised text without final punctuation and quotation marks, with one kind of hyphen and
 * of apostrophe.
 */
export function stripPunctuation(text: string): string {
  return normaliseText(text)
    .replace(QUOTES, ' ')
    .replace(APOSTROPHES, "'")
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(HYPHENS, '-')
    .replace(FINAL_PUNCTUATION, '')
    .replace(/ +/g, ' ')
    .trim()
}

/** Words of a text from `stripPunctuation`; a hyphenated word is one. */
export function wordsOfStripped(text: string): string[] {
  return text.split(' ')
}

/** Spellings that pupils use for đ: d, dj, or dž by mistake. */
const REPLACEMENTS_OF_Đ = ['đ', 'dj', 'dž']

/** True for words that differ only in diacritics (đ may be dj or dž), case or apostrophes. */
export function hasSameLetters(a: string, b: string): boolean {
  return REPLACEMENTS_OF_Đ.some((letters) => {
    const [left, right] = [a, b].map((word) =>
      fold(word.toLowerCase().replace(/đ/g, letters)).replace(/'/g, ''),
    )
    return left === right
  })
}
