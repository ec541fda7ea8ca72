import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { upsertBySlug } from '@/lib/editing/transfer/import/upsert'
import { allLessons, units } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'

/** More than the 65 535 parameters that PostgreSQL allows in one statement. */
const MANY = 70_000

const unknownIds = Array.from({ length: MANY }, () => uuidv7())
const unknownSlugs = Array.from({ length: MANY }, (_, index) => `nema-${index}`)
const [lesson] = await db().select().from(allLessons).where(eq(allLessons.slug, 'stari-egipat'))
if (!lesson) throw new Error('The lesson is missing')
const egypt = lesson

test('one lesson is found among 70 000 ids', async () => {
  const found = await db()
    .select({ slug: allLessons.slug })
    .from(allLessons)
    .where(oneOf(allLessons.id, [...unknownIds, egypt.id]))
  expect(found).toEqual([{ slug: 'stari-egipat' }])
})

test('one lesson is found among 70 000 slugs, whatever characters they contain', async () => {
  const found = await db()
    .select({ id: allLessons.id })
    .from(allLessons)
    .where(oneOf(allLessons.slug, [...unknownSlugs, '{"a",null}', egypt.slug]))
  expect(found).toEqual([{ id: egypt.id }])
})

test('one lesson is updated among 70 000 ids', async () => {
  const changed = await db()
    .update(allLessons)
    .set({ updatedAt: sql`now()` })
    .where(oneOf(allLessons.id, [...unknownIds, egypt.id]))
    .returning({ id: allLessons.id })
  expect(changed).toEqual([{ id: egypt.id }])
})

test('no ids match nothing', async () => {
  expect(await db().select().from(allLessons).where(oneOf(allLessons.id, []))).toEqual([])
})

test('importing 70 000 stored rows again changes nothing', async () => {
  await db().transaction(async (tx) => {
    // The time limit applies only to the import.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`insert into units (id, literature_id, slug, name, description, position)
      select gen_random_uuid(), u.literature_id, 'velika-' || n, 'Velika', '', n
      from generate_series(1, ${MANY}::int) n, units u where u.id = ${egypt.unitId}`)
  })
  const rows = Array.from({ length: MANY }, (_, index) => ({
    slug: `velika-${index + 1}`,
    name: 'Velika',
    description: '',
    position: index + 1,
  }))
  const { ids, change } = await db().transaction((tx) => upsertBySlug(tx, units, rows))
  expect(change).toEqual({ created: 0, updated: 0, unchanged: MANY, removed: 0 })
  expect(ids.size).toBe(MANY)
})
