import type { KeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { tokensOf, type WordToken } from '../tokens'
import type { SearchDocument } from './documents'

/** The highest position in PostgreSQL's text search. */
const LAST_PLACE = 16_383
/** Maximum number of indexed words per document; of a whole book as PDF, its beginning. */
const MOST_WORDS = 20_000
/** Distance between a document's parts, so that words of two parts are not adjacent. */
const GAP = 5

/** Paragraphs, headings, rows and items. Words of two blocks are this far apart. */
const BLOCKS = /\n\s*\n|\n(?=[-*#|>\d])/
const BETWEEN_BLOCKS = 15

/** Positions stored per word: more would not change the ranking, and PostgreSQL keeps 255. */
const MOST_PLACES = 60

type Weight = 'A' | 'B' | 'C'

/** A word of a document: its spelling in the text, and its keys. */
export type IndexedWord = { surface: string; keys: readonly string[] }

export type TsVectors = {
  /** In PostgreSQL's `tsvector` format. */
  head: string
  body: string
  words: string
  /** By folded word. */
  found: Map<string, IndexedWord>
}

/**
 * Keys of the title are stored once more with this prefix, so that a search can match titles alone.
 */
export const titleLexeme = (key: string) => `^${key}`

/** Prefix for keys of the terms that authors assign to a lesson. */
const termLexeme = (key: string) => `~${key}`

export const quotedLexeme = (lexeme: string) => `'${lexeme}'`

/** The search columns of a document. */
export function toTsVectors(document: SearchDocument, keysOf: KeysOf): TsVectors {
  const head = new Map<string, string[]>()
  const all = new Set<string>()
  const found = new Map<string, IndexedWord>()
  let left = MOST_WORDS
  function* keyed(text: string): Generator<WordToken & { keys: readonly string[] }> {
    for (const token of tokensOf(text)) {
      if (left-- <= 0) return
      const keys = keysOf(token.surface)
      for (const key of keys) all.add(key)
      // Spellings that differ only in diacritics share an entry with the keys of all, because most
      // people type without diacritics.
      const known = found.get(token.word)
      const both = known ? [...new Set([...known.keys, ...keys])] : keys
      found.set(token.word, { surface: known?.surface ?? token.surface, keys: both })
      yield { ...token, keys }
    }
  }
  let place = 0
  const parts: [Weight, string][] = [
    ['A', document.title],
    ['B', document.terms],
    ['C', document.above],
  ]
  for (const [weight, text] of parts) {
    for (const { keys } of keyed(text)) {
      place = Math.min(place + 1, LAST_PLACE)
      for (const key of keys) {
        head.set(key, [...(head.get(key) ?? []), `${place}${weight}`])
        if (weight === 'A') all.add(titleLexeme(key))
        if (weight === 'B') all.add(termLexeme(key))
      }
    }
    place += GAP
  }
  for (const key of document.outcomes ?? []) {
    all.add(key)
    head.set(key, [`${Math.min(place, LAST_PLACE)}B`])
    found.set(key, { surface: key, keys: [key] })
  }
  const body = new Map<string, number[]>()
  let at = 0
  for (const block of document.text.split(BLOCKS)) {
    for (const { keys } of keyed(block)) {
      at = Math.min(at + 1, LAST_PLACE)
      for (const key of keys) body.set(key, [...(body.get(key) ?? []), at].slice(0, MOST_PLACES))
    }
    at += BETWEEN_BLOCKS
  }
  for (const key of document.formulas ?? []) {
    all.add(key)
    body.set(key, [LAST_PLACE])
    found.set(key, { surface: key, keys: [key] })
  }
  return {
    head: [...head].map(([key, places]) => `${quotedLexeme(key)}:${places.join()}`).join(' '),
    body: [...body].map(([key, places]) => `${quotedLexeme(key)}:${places.join()}`).join(' '),
    words: [...all].map(quotedLexeme).join(' '),
    found,
  }
}
