import { fold } from '@/lib/platform/hr/fold'

/** Maximum number of letters in a word; longer runs are not words and are skipped. */
const LONGEST_WORD = 40

/**
 * A word of a text: in lower case with its diacritics (`surface`), folded (`word`), and its position.
 */
export type WordToken = { surface: string; word: string; start: number; end: number }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Splits numbers from words without a space between: 5razred, like 5.razred. */
const PARTS = /\p{N}+|[^\p{N}]+/gu

/**
 * The words and numbers of a text. Folding can expand one sign into several; a word that then has
 * other characters than letters and digits is skipped.
 */
export function* tokensOf(text: string): Generator<WordToken> {
  for (const { 0: run, index } of text.matchAll(WORD)) {
    for (const { 0: part, index: at } of run.matchAll(PARTS)) {
      const surface = part.toLowerCase().slice(0, LONGEST_WORD)
      const word = fold(surface).slice(0, LONGEST_WORD)
      if (!/^[\p{L}\p{N}]+$/u.test(word)) continue
      yield { surface, word, start: index + at, end: index + at + part.length }
    }
  }
}

/** The words of a Markdown text, without formulas, addresses, code and random numbers. */
export const searchableText = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```|\$\$[\s\S]*?\$\$|\$[^$\n]*\$|\{[^{}\n]*\}/g, ' ')
    .replace(/(!?\[[^\]]*\])\([^)\n]*\)/g, '$1')
    .replace(/<[^>\n]*>/g, ' ')
