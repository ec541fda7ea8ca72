import 'server-only'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { isOnReplica, OnlyOnPrimaryError } from '@/lib/platform/db/read-context'
import { log } from '@/lib/platform/log'
import { indexBatch, MOST_INLINE_CHANGES } from '../index/index-batch'

/** Number of completions for the start of a word: those in most documents. */
const MOST_ENDINGS = 10

/** A row of the table of words; `most` is the number of documents with the most common word. */
export type KnownWord = { word: string; keys: string[]; documents: number; most: number }

/** Maximum rows read by a query. */
const MOST_ROWS = 400

type Looked = { words: string[]; keys: string[]; start: string | null }

/**
 * Rows with these words, with these keys, or with words starting with `start`. A few recent changes
 * are indexed first; many are left to the worker.
 */
export async function lookUpWords(looked: Looked, isAgain = false): Promise<KnownWord[]> {
  const { words, keys, start } = looked
  const { rows } = await db().execute<KnownWord & { waiting: number }>(sql`
    select waiting, most, word, keys, documents
    from (select count(*)::int as waiting from (select from search_queue limit ${MOST_INLINE_CHANGES + 1}) one) queue
    cross join (select coalesce(max(documents), 0) as most from search_words where word = any('{je,i,u,se,na}')) common
    left join (
      select word, keys, documents from search_words where word = any(${sql.param(words)}::text[])
      union
      (select word, keys, documents from search_words where keys && ${sql.param(keys)}::text[] limit ${MOST_ROWS})
      union
      (select word, keys, documents from search_words
        where word like ${start === null ? null : `${start}%`} order by documents desc
        limit ${MOST_ENDINGS})
    ) known on true`)
  const waiting = rows[0]?.waiting ?? 0
  if (waiting && waiting <= MOST_INLINE_CHANGES && !isAgain) {
    if (isOnReplica()) throw new OnlyOnPrimaryError('Changes are indexed on the primary.')
    await readChanges()
    return lookUpWords(looked, true)
  }
  return rows.filter(({ word }) => word !== null)
}

/**
 * Renaming a grade, subject, book or unit queues everything below it; a search waits for at most
 * this many batches.
 */
const MOST_BATCHES = 3

async function readChanges(): Promise<void> {
  try {
    for (let read = 0; read < MOST_BATCHES; read += 1) {
      if (!(await indexBatch({ isPatient: true }))) return
    }
  } catch (error) {
    // The indexed part is still searched, and the worker tries again.
    log().warn({ err: error }, 'A search could not read what has just changed')
  }
}
