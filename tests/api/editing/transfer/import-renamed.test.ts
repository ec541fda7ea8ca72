import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { BOOK } from '@/tests/fixtures/content-folder'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { digestTables, importFolder } from '@/tests/support/row-counts'

/** The kinds with rows that an import creates, changes or removes. */
async function changed() {
  const { changes, errors } = await importFolder(newContentFolder())
  expect(errors).toEqual([])
  return Object.entries(changes).filter(([, one]) => one.created + one.updated + one.removed > 0)
}

test('files with former slugs update the renamed records and create nothing', async () => {
  await importFolder(newContentFolder())
  const LEVELS = [
    ['subjects', 'probni-predmet'],
    ['literature', 'probna-knjiga'],
    ['units', 'probna-cjelina'],
    ['all_lessons', 'probna-lekcija'],
  ] as const
  const rename = async (pairs: (readonly [table: string, from: string, to: string])[]) => {
    for (const [table, from, to] of pairs)
      await db().execute(sql`update ${sql.identifier(table)} set slug = ${to} where slug = ${from}`)
  }
  await rename(LEVELS.map(([table, slug]) => [table, slug, `${slug}-nova`]))
  const before = await digestTables()
  expect(await changed()).toEqual([])
  expect(await digestTables()).toEqual(before)
  await rename(LEVELS.map(([table, slug]) => [table, `${slug}-nova`, slug]))
  expect(await changed()).toEqual([])
})

test('two folders that mean one record are a fault, and nothing is written', async () => {
  await importFolder(newContentFolder())
  const rename = (from: string, to: string) =>
    db().execute(sql`update units set slug = ${to} where slug = ${from}`)
  const second = {
    [`${BOOK}/druga-cjelina/cjelina.yaml`]: 'naziv: Druga\nopis: O.\nredoslijed: 2\n',
  }
  const fault = (now: string) => ({
    ...{ file: 'probna-cjelina', line: 0 },
    message: `Mape „druga-cjelina” i „probna-cjelina” isti su zapis, čija je adresa sada „${now}”. Ostavi samo jednu.`,
  })
  for (const [from, to] of [
    ['probna-cjelina', 'druga-cjelina'],
    ['druga-cjelina', 'treca-cjelina'],
  ] as const) {
    await rename(from, to)
    const before = await digestTables()
    expect(await importFolder(newContentFolder(second))).toEqual({
      ...{ errors: [fault(to)], warnings: [], changes: {}, isWritten: false },
    })
    expect(await digestTables()).toEqual(before)
  }
  await rename('treca-cjelina', 'probna-cjelina')
})
