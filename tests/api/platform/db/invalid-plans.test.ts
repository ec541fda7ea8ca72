import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { closeDatabase as closeUsed } from '@/lib/platform/db/client'
import { isDatabaseUnavailable } from '@/lib/platform/db/errors'

// Statements of the files before this one may have taken all names.
await closeUsed()
vi.resetModules()
const { closeDatabase, db } = await import('@/lib/platform/db/client')
afterAll(closeDatabase)

const TIMES = 60

/** A table whose rows were read often enough for a named statement on every connection. */
async function readOften(table: string) {
  const read = (database: Pick<ReturnType<typeof db>, 'execute'> = db()) =>
    database.execute<{ size: unknown }>(sql`select * from ${sql.identifier(table)} where id = ${1}`)
  const alter = (type: string) =>
    db().execute(sql.raw(`alter table ${table} alter column size type ${type}`))
  await db().execute(sql.raw(`create table ${table} (id int, size int)`))
  await db().execute(sql.raw(`insert into ${table} values (1, 7)`))
  const readAtOnce = () => Promise.all(Array.from({ length: TIMES }, () => read()))
  await readAtOnce()
  return { read, readAtOnce, alter }
}

test('a statement whose plan a migration made invalid is sent again', async () => {
  const { read, readAtOnce, alter } = await readOften('first_planned')
  await alter('text')
  const answers = await readAtOnce()
  expect(new Set(answers.map(({ rows }) => rows[0]?.size))).toEqual(new Set(['7']))
  await alter('int using size::int')
  expect((await read()).rows).toEqual([{ id: 1, size: 7 }])
})

test('within a transaction it is a failure that passes: the call is sent again', async () => {
  const { read, alter } = await readOften('second_planned')
  await alter('text')
  const error = await db()
    .transaction((tx) => read(tx))
    .catch((failure: unknown) => failure)
  expect(isDatabaseUnavailable(error)).toBe(true)
})
