import 'server-only'
import { sql } from 'drizzle-orm'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { Transaction } from '@/lib/platform/db/client'
import { fold } from '@/lib/platform/hr/fold'
import { loadKeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import type { DocumentKind } from '../model'
import { DOCUMENT_READERS } from './documents'
import { toTsVectors, type IndexedWord } from './tsvectors'

/** Letters of a title stored for matching its start. */
const TITLE = 100

/** Updates the documents of these records. Hidden and deleted ones are removed. */
export async function refreshDocuments(tx: Transaction, kind: DocumentKind, ids: string[]) {
  const [keysOf, documents] = await Promise.all([loadKeysOf(), DOCUMENT_READERS[kind](tx, ids)])
  const yieldToEventLoop = eventLoopYielder()
  const rows: object[] = []
  const foundIn = new Map<string, Map<string, IndexedWord>>()
  for (const document of documents) {
    const { id, grade, title } = document
    const { head, body, words, found } = toTsVectors(document, keysOf)
    rows.push({ id, grade, title: fold(title).slice(0, TITLE), head, body, words })
    foundIn.set(id, found)
    await yieldToEventLoop()
  }
  const gone = ids.filter((id) => !foundIn.has(id))
  await tx.execute(sql`delete from search_documents
    where kind = ${kind} and id = any(${sql.param(gone)}::uuid[])`)
  const { rows: known } = await tx.execute<{ id: string }>(sql`select id from search_documents
    where kind = ${kind} and id = any(${sql.param(ids)}::uuid[])`)
  await tx.execute(sql`
    insert into search_documents (kind, id, grade, title, head, body, words)
    select ${kind}, id, grade, title, head, body, words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as made (id uuid, grade smallint, title text, head tsvector, body tsvector,
        words tsvector)
    on conflict (kind, id) do update set grade = excluded.grade, title = excluded.title,
      head = excluded.head, body = excluded.body, words = excluded.words`)
  const knownIds = new Set(known.map(({ id }) => id))
  await writeWords(
    tx,
    [...foundIn].map(([id, found]) => ({ isNew: !knownIds.has(id), found })),
  )
}

type Written = { isNew: boolean; found: Map<string, IndexedWord> }

/** Adds the words of documents, always in one order, so that two writers can't deadlock. */
async function writeWords(tx: Transaction, documents: Written[]): Promise<void> {
  const words = new Map<string, { word: string; surface: string; keys: string[]; more: number }>()
  for (const { isNew, found } of documents) {
    for (const [word, { surface, keys }] of found) {
      const known = words.get(word) ?? { word, surface, keys: [], more: 0 }
      const all = [...new Set([...known.keys, ...keys])]
      words.set(word, { ...known, keys: all, more: known.more + (isNew ? 1 : 0) })
    }
  }
  await tx.execute(sql`
    insert into search_words as known (word, surface, keys, documents)
    select word, surface, keys, more
    from jsonb_to_recordset(${JSON.stringify([...words.values()])}::jsonb)
      as made (word text, surface text, keys text[], more integer)
    order by word
    on conflict (word) do update set documents = known.documents + excluded.documents,
      keys = case when known.keys @> excluded.keys then known.keys
        else array(select distinct unnest(known.keys || excluded.keys)) end
    where excluded.documents > 0 or not known.keys @> excluded.keys`)
}
