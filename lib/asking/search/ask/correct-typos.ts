import 'server-only'
import { sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { runWithoutBlocking } from '@/lib/platform/event-loop'
import { db } from '@/lib/platform/db/client'
import { loadLexicon, type KeysOf, type Lexicon } from '@/lib/platform/hr/lexicon/lexicon'
import { isFormulaKey } from '../formulas'
import { wordsOneTypoAway } from './words-one-typo-away'
import type { QueryWord, InterpretedQuery } from './interpret-query'

/** Shorter words are within one letter of too many others; longer ones are not typed by pupils. */
const LETTERS = { least: 4, most: 20 } as const

/** Words corrected per query: each has a thousand neighbours and takes 30 ms. */
const MOST_MENDED = 3

// One at a time, so that floods of nonsense queries leave time for other work.
const oneByOne = pLimit(1)

type Word = { surface: string }

/**
 * The words of a query with one typo corrected in each, in the spelling of the texts; null when
 * there is none to correct.
 */
export async function correctTypos({ asked }: InterpretedQuery): Promise<Word[] | null> {
  const { keysOf, isWord } = await loadLexicon()
  const unknown = asked.filter((one) => isMendable(one, isWord)).slice(0, MOST_MENDED)
  const found = await Promise.all(unknown.map(({ token }) => meantBy(token.word, keysOf)))
  if (found.every((surface) => surface === null)) return null
  const mended = new Map(unknown.map((one, at) => [one, found[at]]))
  return asked.map((one) => ({ surface: mended.get(one) ?? one.token.surface }))
}

/**
 * A word of the dictionary is not corrected, even if no text contains it, and neither is the code of
 * an outcome, since a similar code means another outcome.
 */
const isMendable = ({ token: { word, surface }, isKnown }: QueryWord, isWord: Lexicon['isWord']) =>
  !isKnown &&
  !isFormulaKey(word) &&
  !isWord(surface) &&
  word.length >= LETTERS.least &&
  word.length <= LETTERS.most &&
  /\p{L}/u.test(word)

/**
 * The intended word: a word of a text, or another form of one. Words with an equal first letter
 * come first, then those in most texts. Null when the word is already such a form.
 */
async function meantBy(word: string, keysOf: KeysOf) {
  const near = [...wordsOneTypoAway(word)]
  const { rows: written } = await db().execute<{ surface: string }>(sql`
    select surface from search_words where word = any(${sql.param(near)}::text[])
    order by left(word, 1) <> ${word.slice(0, 1)}, documents desc, word limit 1`)
  if (written[0]) return written[0].surface
  const own = keysOf(word)
  const keys = await oneByOne(() => runWithoutBlocking(keysOfAll(near, keysOf)))
  const { rows: related } = await db().execute<{ key: string }>(sql`
    select key from search_words, unnest(keys) as key
    where keys && ${sql.param(keys.flatMap((one) => one.keys))}::text[]
      and key = any(${sql.param(keys.flatMap((one) => one.keys))}::text[])
    group by key order by key = any(${sql.param(own)}::text[]) desc, left(key, 1) <> ${word.slice(0, 1)}, sum(documents) desc, key limit 1`)
  const key = related[0]?.key
  if (key !== undefined && own.includes(key)) return null
  return keys.find((one) => key !== undefined && one.keys.includes(key))?.one ?? null
}

function* keysOfAll(words: string[], keysOf: KeysOf) {
  const found: { one: string; keys: readonly string[] }[] = []
  for (const one of words) {
    found.push({ one, keys: keysOf(one) })
    yield
  }
  return found
}
