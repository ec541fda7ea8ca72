import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { allQuestions } from '@/lib/questions/tables'
import { withSlugs } from '@/lib/transfer/import/question-slugs'

test('two imports at once give questions of the same words different addresses', async () => {
  const [model] = await db().select().from(allQuestions).limit(1)
  if (!model) throw new Error('The seed has questions.')
  const addOne = (key: string, before?: () => Promise<unknown>) =>
    db().transaction(async (tx) => {
      const { id: _, number: _number, isShown: _shown, searchText: _text, ...rest } = model
      const wanted = { ...rest, key, text: 'Koliko ih je odjednom?', numbers: null }
      const [row] = await withSlugs(tx, [wanted])
      await before?.()
      await tx.insert(allQuestions).values({ ...wanted, slug: row?.slug ?? '' })
      return row?.slug
    })
  const waiting = sql`select 1 from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`
  let second: Promise<string | undefined> | undefined
  const first = await addOne('prvo-odjednom', () => {
    second = addOne('drugo-odjednom')
    return vi.waitFor(async () => expect((await db().execute(waiting)).rows).toHaveLength(1))
  })
  const slugs = [first, await second]
  expect(slugs).toEqual(['koliko-ih-je-odjednom', 'koliko-ih-je-odjednom-2'])
})
