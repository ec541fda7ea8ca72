import type { KeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { wordsOf, type Word } from '@/lib/platform/hr/words'
import { isSameWord } from './same-word'

/** Prefixes of related words: množiti, pomnožiti, umnožak. Folded. */
const PREFIX = /^(?:po|iz|is|na|za|do|u|pro|pre|pri|od|ot|raz|ras|ob|o|s)(?=.{4})/

/** Endings of verbs, and of nouns and adjectives derived from them; folded. */
const ENDING =
  /(?:avanje|ivanje|jenje|anje|enje|avati|ivati|jeti|ati|iti|uti|nuti|ak|an|en|in|jiv|iv|ost|stvo|ina|a|o|e|i|u)$/

/** Shorter roots belong to too many words. */
const SHORTEST_ROOT = 3

/** Prefixes for "in" and "out". Words with opposite prefixes are not related by a common root. */
const WAYS = [/^(?:u|do|pri)$/, /^(?:iz|is|od|ot|raz|ras)$/] as const

/** The consonants of the root, shared by related words, and the direction of the prefix. */
type Root = { letters: string; way: number }

function rootOf(key: string): Root {
  const prefix = PREFIX.exec(key)?.[0] ?? ''
  const letters = key
    .slice(prefix.length)
    .replace(ENDING, '')
    .replace(/[aeiou]/g, '')
  return { letters, way: WAYS.findIndex((way) => way.test(prefix)) }
}

/** A word of a text, prepared for comparison. */
export type WordWithRoots = Word & { keys: readonly string[]; roots: readonly Root[] }

/** The words of a text with their dictionary keys and roots. */
export function wordsWithRoots(text: string, keysOf: KeysOf): WordWithRoots[] {
  return wordsOf(text).map((word) => {
    const isNumber = /^\d/.test(word.folded)
    const keys = isNumber ? [word.folded] : keysOf(text.slice(word.from, word.to))
    const roots = isNumber
      ? []
      : keys.map(rootOf).filter(({ letters }) => letters.length >= SHORTEST_ROOT)
    return { ...word, keys, roots }
  })
}

const areKin = (one: Root, other: Root) =>
  one.letters === other.letters && (one.way === other.way || one.way < 0 || other.way < 0)

/** True for forms of one word, and for words with the same root. */
export const hasSameRoot = (one: WordWithRoots, other: WordWithRoots): boolean =>
  one.folded === other.folded ||
  one.keys.some((key) => other.keys.includes(key)) ||
  one.roots.some((root) => other.roots.some((its) => areKin(root, its)))

/** True when a typed word is a form of a listed word or related to it, even with a typo. */
export const isRelatedWord = (typed: WordWithRoots, listed: WordWithRoots): boolean =>
  hasSameRoot(typed, listed) || isSameWord(typed.folded, listed.folded)
