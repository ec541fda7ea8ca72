import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { analyzeAfterImport } from '@/lib/editing/transfer/statistics'
import { LESSON } from '@/tests/fixtures/content-folder'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { UNREACHABLE_DATABASE_URL } from '@/tests/support/database'
import { importFolder } from '@/tests/support/row-counts'
import { newAdmin } from '../../support/admins'
import { call } from '../../support/call'

const numbers = Array.from({ length: 1_000 }, (_, place) => place + 1)

/** True when the planner's statistics know the table's row count. */
const isCounted = async (table: string) => {
  const { rows } = await db().execute<{ known: number; now: number }>(sql`
    select reltuples::int as known, (select count(*)::int from ${sql.identifier(table)}) as now
    from pg_class where relname = ${table}`)
  return rows[0]?.known === rows[0]?.now
}

test('a large import updates planner statistics, and so does a large upload', async () => {
  const cards = numbers.map((n) => `Što je ${n} + 1?\t${n + 1}\n`).join('')
  await importFolder(newContentFolder({ [`${LESSON}/kartice.tsv`]: cards }))
  expect(await isCounted('cards')).toBe(true)

  const { rows } = await db().execute<{ id: string }>(
    sql`select id from lessons where slug = 'probna-lekcija'`,
  )
  const { cookie } = await newAdmin()
  const raw = numbers.map((n) => `::p${n}::Je li ${n} broj? {T#Jest.#Jest.}`).join('\n\n')
  const query = `id=${uuidv7()}&lesson=${rows[0]?.id}&name=proba.gift`
  const checked = await call('POST', `/uploads?${query}`, { cookie, raw })
  const { _id: id } = (await checked.json()) as { _id: string }
  expect(await isCounted('all_questions')).toBe(true)
  const written = await call('POST', `/uploads/${id}/write`, { cookie, body: {} })
  expect(await written.json()).toMatchObject({ written: 1_000 })
  expect(await isCounted('all_questions')).toBe(true)
})

test('written data stays when that fails', async () => {
  await expect(analyzeAfterImport(UNREACHABLE_DATABASE_URL, 1_000)).resolves.toBeUndefined()
})
