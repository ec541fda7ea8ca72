import { sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { lexicon } from '@/lib/platform/hr/lexicon/lexicon'
import { vectorsOf } from '@/lib/asking/search/index/vectors'
import { EVERYWHERE, numbersFrom, runSlowly, tidyUp, wordsFrom } from './many-lessons'

const BATCH = 2_000

/** Adds search documents of random words to questions without one, as long as a real question's. */
export async function addQuestionDocuments(): Promise<void> {
  const keysOf = await lexicon()
  const text = wordsFrom(numbersFrom(7))
  // Inserting into the index row by row would take far longer than building it afterwards.
  await runSlowly('drop index search_documents_by_words')
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await db().execute<{ id: string }>(sql`select id from all_questions
      where id > ${after}::uuid and slug like 'bench-%' order by id limit ${BATCH}`)
    const made = rows.map(({ id }) => {
      const title = `${text(8)} ${EVERYWHERE}`
      const document = { id, grade: 5, title, terms: '', above: text(5), text: '' }
      const { head, body, words } = vectorsOf(document, keysOf)
      return { id, title, head, body, words }
    })
    await db().execute(sql`
      insert into search_documents (kind, id, grade, title, head, body, words)
      select 'question', id, 5, title, head, body, words from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
        as made (id uuid, title text, head tsvector, body tsvector, words tsvector)
      on conflict do nothing`)
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  await runSlowly(
    'create index search_documents_by_words on search_documents using gin (words) with (fastupdate = false)',
    'delete from search_queue',
  )
  await tidyUp('search_documents', 'search_words', 'search_queue')
}
