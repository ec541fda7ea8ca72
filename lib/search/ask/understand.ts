import 'server-only'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { log } from '@/lib/log'
import { drain, FEW } from '../index/drain'
import { lexicon, type KeysOf } from '@/lib/hr/lexicon/lexicon'
import { tokensOf, type Token } from '../tokens'
import { isFiller } from './fillers'

/** Words of a query that are looked for: nobody asks for more, and each costs. */
const MOST_WORDS = 8

/** What a beginning of a word may mean: the words that most documents have. */
const MOST_ENDINGS = 10

/** Letters of a beginning whose words are looked for. */
const SHORTEST_START = 2

/** A word that is asked for. */
export type Asked = {
  token: Token
  /** A document fits that has one of these keys. */
  keys: readonly string[]
  /** Some document has this very word, or one that begins so. */
  isKnown: boolean
  /** About how many documents have it: what is rare says most. */
  documents: number
}

/** A query as it is understood. */
export type Understood = {
  /** Folded, as a title may begin. */
  start: string
  asked: Asked[]
  /** One of the words there is enough. */
  anyIn?: 'title' | 'terms'
}

/** Folds of some signs are many letters: what is asked for is cut before and after. */
const MOST_LETTERS = 200

/**
 * What a query asks for. Words such as „što” and „je” count where there are no others; the last word may
 * be the beginning of one, as long as no space follows.
 */
export async function understand(query: string): Promise<Understood> {
  const text = query.slice(0, MOST_LETTERS)
  const all = [...tokensOf(text)]
  const telling = all.filter(({ word }) => !isFiller(word))
  const tokens = unique(telling.length ? telling : all).slice(0, MOST_WORDS)
  const start = all.map(({ word }) => word).join(' ')
  if (!tokens.length) return { start, asked: [] }
  const last = tokens.at(-1)
  const isOpen = last?.end === text.length && last.word.length >= SHORTEST_START
  const [keysOf, known] = await Promise.all([
    lexicon(),
    lookUp(
      tokens.map(({ word }) => word),
      isOpen && /\p{L}/u.test(last.word) ? last.word : null,
    ),
  ])
  return { start, asked: tokens.map((token) => asked(token, keysOf, known)) }
}

const unique = (tokens: Token[]) =>
  [...new Map(tokens.toReversed().map((token) => [token.word, token])).values()].reverse()

/** A row of the table of words. */
type Known = { word: string; keys: string[]; documents: number }

function asked(token: Token, keysOf: KeysOf, known: Known[]): Asked {
  const own = known.filter(({ word }) => word.startsWith(token.word))
  const keys = new Set([...keysOf(token.surface), ...own.flatMap((row) => row.keys)])
  const documents = own.reduce((sum, row) => sum + row.documents, 0)
  return { token, keys: [...keys], isKnown: own.length > 0, documents }
}

/**
 * Rows of the words, and of those that begin with `start`. What has changed a moment ago is read first,
 * unless it is much: then the worker is at it.
 */
async function lookUp(words: string[], start: string | null, isAgain = false): Promise<Known[]> {
  const { rows } = await db().execute<Known & { waiting: number }>(sql`
    select waiting, word, keys, documents
    from (select count(*)::int as waiting from (select from search_queue limit ${FEW + 1}) one) queue
    left join (
      select word, keys, documents from search_words where word = any(${sql.param(words)}::text[])
      union
      (select word, keys, documents from search_words
        where word like ${start === null ? null : `${start}%`} order by documents desc
        limit ${MOST_ENDINGS})
    ) known on true`)
  const waiting = rows[0]?.waiting ?? 0
  if (waiting && waiting <= FEW && !isAgain) {
    await readChanges()
    return lookUp(words, start, true)
  }
  return rows.filter(({ word }) => word !== null)
}

/** A name above many lessons marks them all: as many batches as a search may wait for. */
const MOST_BATCHES = 3

async function readChanges(): Promise<void> {
  try {
    for (let read = 0; read < MOST_BATCHES; read += 1) {
      if (!(await drain({ isPatient: true }))) return
    }
  } catch (error) {
    // What is indexed is still found; the worker tries again.
    log().warn({ err: error }, 'A search could not read what has just changed')
  }
}
