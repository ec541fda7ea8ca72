import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { searchLessons } from '@/lib/asking/search/lessons'
import {
  deleteOldSearchMisses,
  listMisses,
  MISS_LIMITS,
  toCountedQuery,
  countSearchMiss,
} from '@/lib/asking/search/misses'

test.each([
  ['Mezozoik!', 'mezozoik'],
  ['  žuti   kukac ', 'zuti kukac'],
  ['ana@primjer.hr', null],
  ['www.primjer.hr', null],
  ['https://primjer.hr', null],
  ['091 234 5678', null],
  ['OIB 12345678903', null],
  ['1.2.3.4.5.6', null],
  ['ab', null],
  ['a b c', null],
  ['tata me', null],
  ['ne želim živjeti', null],
  ['kako se piše mozaik', 'kako se pise mozaik'],
  ['x'.repeat(30).concat(' ', 'y'.repeat(40)), null],
])('„%s” is counted as %j', (query, miss) => {
  expect(toCountedQuery(query)).toBe(miss)
})

test('queries without results are counted, except their incomplete forms', async () => {
  for (const query of ['brontosau', 'brontosaurus', 'Brontosaurus', 'razlomak']) {
    await searchLessons(query)
  }
  const { count, first } = await listMisses(10)
  expect(first).toEqual([{ query: 'brontosaurus', count: 2, total: 1 }])
  expect(count).toBe(1)
})

test('a search works while counting fails', async () => {
  const refuse = sql`alter table search_misses add constraint refused check (query <> 'pleziosaurus')`
  await db().execute(refuse)
  expect(await searchLessons('pleziosaurus')).toEqual([])
  await db().execute(sql`alter table search_misses drop constraint refused`)
})

test('new queries are limited per day, and known ones are still counted', async () => {
  const day = new Date('2026-01-10T12:00:00Z')
  await countSearchMiss('pterodaktil', day)
  await db().execute(sql`insert into search_misses (query, day)
    select 'izmisljeno' || n, '2026-01-10' from generate_series(1, ${MISS_LIMITS.aDay}) n`)
  await countSearchMiss('stegosaurus', day)
  await countSearchMiss('pterodaktil', day)
  const { rows } = await db().execute(sql`select query, count from search_misses
    where day = '2026-01-10' and query not like 'izmisljeno%'`)
  expect(rows).toEqual([{ query: 'pterodaktil', count: 2 }])
})

test('counts are deleted after 90 days', async () => {
  expect(await deleteOldSearchMisses(new Date('2026-04-10T12:00:00Z'))).toBe(0)
  expect(await deleteOldSearchMisses(new Date('2026-04-11T12:00:00Z'))).toBe(MISS_LIMITS.aDay + 1)
})
