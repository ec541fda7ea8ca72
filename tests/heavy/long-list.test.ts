import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newAdmin, type AdminCalls } from '../api/support/admins'

const BOOKS = 100_000
const BATCH = 10_000

let asks: AdminCalls
beforeAll(async () => {
  ;({ asks } = await newAdmin())
  for (let from = 1; from <= BOOKS; from += BATCH)
    await db()
      .execute(sql`insert into literature (id, subject_id, slug, name, description, position)
    select gen_random_uuid(), (array(select id from subjects))[n % 20 + 1],
      'knjiga-' || n, (array['Čarobna', 'Đačka', 'Žuta', 'Knjiga', 'Ljubav', 'Šuma'])[n % 6 + 1] || ' ' || md5(n::text),
      'Opis', n from generate_series(${from}::int, ${from + BATCH - 1}::int) n`)
  await db().execute('analyze literature')
}, 180_000)

const timeOf = async (run: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

/** A page may take this many times as long as counting the rows: 5 ms, and the budget is 80 ms. */
const BARE_COUNTS = 16

/** Both are timed in turns and their fastest runs compared, so that other load affects both. */
const TURNS = { least: 7, most: 40 }

test.each([
  'sort=name',
  'sort=name&direction=desc',
  'sort=place',
  'sort=position&page=4000',
  'search=carobna',
  'search=ab12&sort=name',
  'search=nema-toga',
])('a page of 100,000 rows by %s', async (query) => {
  let [bare, page] = [Infinity, Infinity]
  for (let turn = 1; turn <= TURNS.most; turn += 1) {
    const count = () => db().execute('select count(*) from literature')
    bare = Math.min(bare, await timeOf(count))
    const open = async () => expect((await asks('GET', `/literature?${query}`)).status).toBe(200)
    page = Math.min(page, await timeOf(open))
    if (turn >= TURNS.least && page / bare < BARE_COUNTS) break
  }
  expect(page / bare).toBeLessThan(BARE_COUNTS)
})
