import 'server-only'
import { loadLexicon, type KeysOf, type Lexicon } from '@/lib/platform/hr/lexicon/lexicon'
import { tokensOf, type WordToken } from '../tokens'
import { isFormulaKey, formulaKeyOf, typedFormulas, type TypedFormula } from '../formulas'
import { isFiller, isOptionalWord } from './fillers'
import { lookUpWords, type KnownWord } from './look-up-words'
import { outcomesIn } from '../outcomes'
import { operationsIn } from './operations'
import { createSynonymLookup } from './synonyms'

/** Words of a query that are searched: nobody needs more, and each costs time. */
const MOST_WORDS = 8

type Bounds = {
  /**
   * Letters that are read. Folding can expand some signs, so text is cut before and after folding.
   */
  letters?: number
  words?: number
}

/** Minimum letters of a word's start to search for completions. */
const SHORTEST_START = 2

/** A word of the query. */
export type QueryWord = {
  token: WordToken
  /** A document matches with any of these keys. */
  keys: readonly string[]
  /** Whether a document contains this very word, or one that starts with it. */
  isKnown: boolean
  /** Approximate number of documents with it: rare words say most. */
  documents: number
  /** It may be missing if the other words occur. */
  isLight: boolean
  /** How much the word says about the subject: 1 for a word in no document. */
  weight: number
}

/** An interpreted query. */
export type InterpretedQuery = {
  /** The folded query, to compare with the start of titles. */
  start: string
  asked: QueryWord[]
  /** The grade named in the query, as in „5. razred”, or null. */
  grade: number | null
  /**
   * The whole query is an equation that no text contains. Documents with some of its letters do not
   * count as close.
   */
  isEquation: boolean
}

const MOST_LETTERS = 200

/**
 * Interprets a query. Words such as „što” and „je” count only when there are no others. The last
 * word may be incomplete, unless a space follows.
 */
export async function interpretQuery(
  query: string,
  { letters = MOST_LETTERS, words: mostWords = MOST_WORDS }: Bounds = {},
): Promise<InterpretedQuery> {
  const text = query.slice(0, letters)
  const { keysOf, isWord } = await loadLexicon()
  const all = [...tokensOf(text)]
  const start = all.map(({ word }) => word).join(' ')
  const telling = all.filter(({ word }) => !isFiller(word))
  const base = telling.length ? telling : all
  const last = base.at(-1)
  const isOpen =
    last?.end === text.length && last.word.length >= SHORTEST_START && /\p{L}/u.test(last.word)
  const formulas = [...typedFormulas(text), ...base.flatMap((token) => bareFormula(token, isWord))]
  const outcomes = outcomesIn(text)
  const known = await lookUpWords({
    words: [
      ...[...base, ...outcomes].map(({ word }) => word),
      ...formulas.flatMap(({ levels }) => levels.flat()),
    ],
    keys: base.flatMap((token) => lemmasOf(token, keysOf)),
    start: isOpen ? last.word : null,
  })
  const signs = [...outcomes, ...knownFormulas(formulas, known), ...operationsIn(text)]
  const isWithin = ({ start, end }: WordToken) =>
    signs.some((one) => one.start <= start && end <= one.end)
  const rest = base.filter((token) => !isWithin(token))
  const words = unique(rest)
  const tokens = [...signs, ...words].slice(0, mostWords)
  const grade = gradeIn(start)
  const isEquation =
    signs.length === 0 &&
    formulas.some((one) => text.slice(one.start, one.end).includes('=') && holds(one, rest))
  return {
    start,
    grade,
    isEquation,
    asked: lighten(tokens.map((token) => asked(token, keysOf, known))),
  }
}

/** True if all tokens lie within a formula. */
const holds = (formula: TypedFormula, tokens: WordToken[]) =>
  tokens.every(({ start, end }) => formula.start <= start && end <= formula.end)

/** The grade named in a folded query. */
function gradeIn(start: string): number | null {
  const [, before, behind] = /\b([1-8]) raz(?:red)?\b|\brazred ([1-8])\b/.exec(start) ?? []
  const grade = before ?? behind
  return grade ? Number(grade) : null
}

/** If all words are light, none is, so that they count. */
const lighten = (all: QueryWord[]) =>
  all.every(({ isLight }) => isLight) ? all.map((one) => ({ ...one, isLight: false })) : all

/** Longer formulas contain digits or signs. */
const LONGEST_BARE = 8

/** An unknown word may be a formula of letters only: NaOH. */
const bareFormula = (
  { surface, word, start, end }: WordToken,
  isWord: Lexicon['isWord'],
): TypedFormula[] =>
  word.length <= LONGEST_BARE && !isWord(surface)
    ? [{ start, end, levels: [[formulaKeyOf(word)]] }]
    : []

/**
 * Typed formulas that occur in texts: complete ones, otherwise their sides, otherwise their terms.
 */
function knownFormulas(formulas: TypedFormula[], known: KnownWord[]): WordToken[] {
  const keys = new Set(known.map(({ word }) => word))
  return formulas.flatMap(({ start, end, levels }) => {
    const level = levels.find((one) => one.some((key) => keys.has(key))) ?? []
    return level
      .filter((key) => keys.has(key))
      .map((key) => ({ surface: key, word: key, start, end }))
  })
}

const unique = (tokens: WordToken[]) =>
  [...new Map(tokens.toReversed().map((token) => [token.word, token])).values()].reverse()

function asked(token: WordToken, keysOf: KeysOf, known: KnownWord[]): QueryWord {
  const lemmas = lemmasOf(token, keysOf)
  const begun = known.filter(({ word }) => word.startsWith(token.word))
  const own = known.filter(
    (row) => begun.includes(row) || row.keys.some((key) => lemmas.includes(key)),
  )
  const keys = new Set([...lemmas, ...begun.flatMap((row) => row.keys)])
  const documents = own.reduce((sum, row) => sum + row.documents, 0)
  const hasLittle = isOptionalWord(lemmas)
  return {
    ...{ token, keys: [...keys], documents, isLight: hasLittle },
    isKnown: begun.length > 0,
    weight: hasLittle ? LIGHT_WEIGHT : weightOf(documents, known[0]?.most ?? 0),
  }
}

function lemmasOf(
  { word, surface }: Pick<WordToken, 'word' | 'surface'>,
  keysOf: KeysOf,
): string[] {
  if (isFormulaKey(word)) return [word]
  const keys = keysOf(surface)
  return [...new Set([...keys, ...createSynonymLookup(keysOf)(keys)])]
}

/**
 * Rare words weigh more, as usual (inverse document frequency); `most` is the number of documents
 * with the most common word.
 */
const weightOf = (documents: number, most: number) =>
  LEAST_WEIGHT +
  (1 - LEAST_WEIGHT) * (Math.log((most + 2) / (Math.min(documents, most) + 1)) / Math.log(most + 2))

/**
 * A minimum, because rare words are not always the subject: „prepoznati” is rarer than „imenica”.
 */
const LEAST_WEIGHT = 0.4

const LIGHT_WEIGHT = 0.25
