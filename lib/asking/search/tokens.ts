import { fold } from '@/lib/platform/hr/fold'

/** Letters of a word that count: longer ones are no words. */
const LONGEST_WORD = 40

/** A word of a text: as it is written, folded, and its place. */
export type Token = { surface: string; word: string; start: number; end: number }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** A number and a word without a space between them: 5.razred is cut anyway, 5razred is not. */
const PARTS = /\p{N}+|[^\p{N}]+/gu

/** The words and numbers of a text. Folding can make several of one sign: only plain ones count. */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: run, index } of text.matchAll(WORD)) {
    for (const { 0: part, index: at } of run.matchAll(PARTS)) {
      const surface = part.toLowerCase().slice(0, LONGEST_WORD)
      const word = fold(surface).slice(0, LONGEST_WORD)
      if (!/^[\p{L}\p{N}]+$/u.test(word)) continue
      yield { surface, word, start: index + at, end: index + at + part.length }
    }
  }
}

/** What of a Markdown text is words: no formulas, addresses, code or numbers that change. */
export const readable = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```|\$\$[\s\S]*?\$\$|\$[^$\n]*\$|\{[^{}\n]*\}/g, ' ')
    .replace(/(!?\[[^\]]*\])\([^)\n]*\)/g, '$1')
    .replace(/<[^>\n]*>/g, ' ')
