import { fold } from '@/lib/hr/fold'

/** Formulas, code and addresses hold no words. */
const NO_WORDS = /\$\$[\s\S]*?\$\$|\$[^$]*\$|`[^`]*`|\]\([^)]*\)|https?:\S+/g
const WORD = /\p{L}[\p{L}\p{M}]*/gu

/** Words of a text as they stand, in one form of Unicode. */
export const wordsIn = (text: string): string[] =>
  text.normalize('NFC').replace(NO_WORDS, ' ').match(WORD) ?? []

/** How a word looks without what pupils leave out: diacritics; đ is d, dj or mistaken for dž. */
export const plainForms = (word: string): string[] => [
  ...new Set(['đ', 'dj', 'dž'].map((letters) => fold(word.replace(/đ/g, letters)))),
]

/** The same with ije and je as one. */
export const soundForm = (word: string): string => fold(word).replace(/ije/g, 'je')

/** The first letters must be right: prefixes make other words (prelazi, prolazi; stanica, stranica). */
const SURE_START = 3

export const startOf = (word: string): string => fold(word).slice(0, SURE_START)

/** Words whose spelling is known from a lesson, the first source going before the next. */
export type KnownWords = {
  /** Lower case to the form to show: a name keeps its capital. */
  shown: Map<string, string>
  byPlainForm: Map<string, string>
  bySoundForm: Map<string, string>
  /** By how they begin: only these can be meant by a word with a typing slip. */
  byStart: Map<string, string[]>
}

const isCapital = (word: string) => word.charAt(0) !== word.charAt(0).toLowerCase()

/** A capital in the middle of a sentence is a name's. */
const NAME = /(?<=[\p{L},] )\p{Lu}[\p{L}\p{M}]*/gu

export function knownWords(sources: string[]): KnownWords {
  const text = sources.map((source) => source.normalize('NFC').replace(NO_WORDS, ' '))
  const names = new Set(text.flatMap((one) => one.match(NAME) ?? []))
  const known: KnownWords = {
    shown: new Map(),
    byPlainForm: new Map(),
    bySoundForm: new Map(),
    byStart: new Map(),
  }
  for (const word of text.flatMap(wordsIn)) {
    const key = word.toLowerCase()
    if (!isCapital(word) || !known.shown.has(key)) {
      known.shown.set(key, isCapital(word) && names.has(word) ? word : key)
    }
    for (const form of plainForms(key)) {
      if (!known.byPlainForm.has(form)) known.byPlainForm.set(form, key)
    }
    if (!known.bySoundForm.has(soundForm(key))) known.bySoundForm.set(soundForm(key), key)
  }
  known.byStart = Map.groupBy(known.shown.keys(), startOf)
  return known
}
