import 'server-only'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { lexicon } from '../lexicon/lexicon'
import { oneSlipAway } from './one-slip-away'
import type { Understood } from './understand'

/** Shorter words are one letter from too many others. */
const SHORTEST = 4

type Word = { surface: string }

/**
 * The words of a query with one typing error of each mended, as texts have them; null when there is
 * none to mend.
 */
export async function correct({ asked }: Understood): Promise<Word[] | null> {
  const keysOf = await lexicon()
  const mended = await Promise.all(
    asked.map(async ({ token, isKnown }) => {
      if (isKnown || token.word.length < SHORTEST || !/\p{L}/u.test(token.word)) return null
      return meantBy(token.word, keysOf)
    }),
  )
  if (mended.every((surface) => surface === null)) return null
  return asked.map(({ token }, at) => ({ surface: mended[at] ?? token.surface }))
}

/**
 * The word that was meant: one of a text, or else another form of such a word. Of several the one with
 * the same first letter, then the one that most texts have. Null where the word is such a form itself.
 */
async function meantBy(word: string, keysOf: (word: string) => readonly string[]) {
  const near = [...oneSlipAway(word)]
  const { rows: written } = await db().execute<{ surface: string }>(sql`
    select surface from search_words where word = any(${sql.param(near)}::text[])
    order by left(word, 1) <> ${word.slice(0, 1)}, documents desc, word limit 1`)
  if (written[0]) return written[0].surface
  const own = keysOf(word)
  const keys = near.map((one) => ({ one, keys: keysOf(one) }))
  const { rows: related } = await db().execute<{ key: string }>(sql`
    select key from search_words, unnest(keys) as key
    where keys && ${sql.param(keys.flatMap((one) => one.keys))}::text[]
      and key = any(${sql.param(keys.flatMap((one) => one.keys))}::text[])
    group by key order by key = any(${sql.param(own)}::text[]) desc, left(key, 1) <> ${word.slice(0, 1)}, sum(documents) desc, key limit 1`)
  const key = related[0]?.key
  if (key !== undefined && own.includes(key)) return null
  return keys.find((one) => key !== undefined && one.keys.includes(key))?.one ?? null
}
