import type { KeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { tokensOf, type Token } from '../tokens'
import type { Document } from './documents'

/** PostgreSQL counts places in a text up to here. */
const LAST_PLACE = 16_383
/** Words of one document: of a book in one PDF, its beginning. */
const MOST_WORDS = 20_000
/** Between the parts of a document: words of two parts do not stand side by side. */
const GAP = 5

/** Paragraphs, headings, rows and items: words of two of them are further apart. */
const BLOCKS = /\n\s*\n|\n(?=[-*#|>\d])/
const BETWEEN_BLOCKS = 15

/** Places of a word: more say no more, and PostgreSQL keeps 255. */
const MOST_PLACES = 60

type Weight = 'A' | 'B' | 'C'

/** A word of a document: as the text has it, and its keys. */
export type FoundWord = { surface: string; keys: readonly string[] }

export type Vectors = {
  /** As PostgreSQL reads them (`tsvector`). */
  head: string
  body: string
  words: string
  /** By the folded word. */
  found: Map<string, FoundWord>
}

/** A key of the title is there once more, so that a search can ask for titles alone. */
export const titleKey = (key: string) => `^${key}`

/** So is one of the terms that authors give a lesson. */
const termKey = (key: string) => `~${key}`

export const quoted = (lexeme: string) => `'${lexeme}'`

/** What PostgreSQL keeps of a document. */
export function vectorsOf(document: Document, keysOf: KeysOf): Vectors {
  const head = new Map<string, string[]>()
  const all = new Set<string>()
  const found = new Map<string, FoundWord>()
  let left = MOST_WORDS
  function* keyed(text: string): Generator<Token & { keys: readonly string[] }> {
    for (const token of tokensOf(text)) {
      if (left-- <= 0) return
      const keys = keysOf(token.surface)
      // Without its marks, too, as most people type.
      for (const key of keys) all.add(key)
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
        if (weight === 'A') all.add(titleKey(key))
        if (weight === 'B') all.add(termKey(key))
      }
    }
    place += GAP
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
    head: [...head].map(([key, places]) => `${quoted(key)}:${places.join()}`).join(' '),
    body: [...body].map(([key, places]) => `${quoted(key)}:${places.join()}`).join(' '),
    words: [...all].map(quoted).join(' '),
    found,
  }
}
