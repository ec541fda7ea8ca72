import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, db } from '@/lib/platform/db/client'
import { isRestoreHarmless } from '@/lib/platform/db/backup/restore'
import { migrate } from '@/lib/platform/db/migrate'
import { createTestDatabase, testDatabaseUrl } from '@/tests/support/database'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { restoreTestDatabase, backUpTestDatabase, withHeader } from '@/tests/support/backup-files'
import { digestTables } from '@/tests/support/row-counts'

let folder: string
let later: string
let file: string
let saved: Record<string, string>

/** The app's migrations and one more, as in a later release. */
function makeLaterMigrations(): string {
  const made = path.join(folder, 'migrations')
  cpSync('lib/platform/db/migrations', made, { recursive: true })
  const journalFile = path.join(made, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1_000, tag: '9999_later' })
  writeFileSync(journalFile, JSON.stringify(journal))
  writeFileSync(
    path.join(made, '9999_later.sql'),
    `create type mood as enum ('good', 'better');
--> statement-breakpoint
create table later (id serial primary key, mood mood, lesson_id uuid references all_lessons (id));
--> statement-breakpoint
create function later_rows() returns bigint language sql as 'select count(*) from later';
--> statement-breakpoint
create view later_view as select * from later;
--> statement-breakpoint
insert into later (mood, lesson_id) select 'good', id from lessons;`,
  )
  return made
}

beforeAll(async () => {
  folder = makeTemporaryFolder()
  later = makeLaterMigrations()
  file = await backUpTestDatabase(folder)
  saved = await digestTables()
})
afterAll(() => removeFolder(folder))

beforeEach(async () => {
  await closeDatabase()
  await createTestDatabase()
})

const laterRows = async () =>
  (await db().execute<{ n: string }>(sql`select later_rows() as n`)).rows[0]?.n

test('an older backup is restored into its own schema, which is then migrated', async () => {
  await migrate(testDatabaseUrl, { folder: later })
  await db().execute(sql`delete from later`)
  await db().execute(sql`update grades set name = 'changed'`)
  await restoreTestDatabase(file, { migrationsFolder: later })
  const { later: rows, later_view: _view, ...rest } = await digestTables()
  expect(rest).toEqual(saved)
  expect(rows?.split(' ')[0]).toBe(saved.all_lessons?.split(' ')[0])
  expect(Number(await laterRows())).toBeGreaterThan(0)
  const { rows: journal } = await db().execute(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  )
  const own = globSync('lib/platform/db/migrations/*.sql').length
  expect(journal.length).toBe(own + 1)
  await migrate(testDatabaseUrl, { folder: later })
})

test('a backup can go back to a release before the running one', async () => {
  await migrate(testDatabaseUrl, { folder: later })
  await restoreTestDatabase(file)
  expect(await digestTables()).toEqual(saved)
})

test('a migration that fails after the rows leaves everything unchanged', async () => {
  const broken = path.join(folder, 'broken')
  cpSync(later, broken, { recursive: true })
  writeFileSync(path.join(broken, '9999_later.sql'), 'create table later (x nonsense)')
  await db().execute(sql`update grades set name = name || '!'`)
  const before = await digestTables()
  await expect(restoreTestDatabase(file, { migrationsFolder: broken })).rejects.toThrow()
  expect(await digestTables()).toEqual(before)
})

test('a backup of a newer version is refused', async () => {
  await migrate(testDatabaseUrl, { folder: later })
  const newer = await backUpTestDatabase(folder, 'newer.backup')
  const before = await digestTables()
  await expect(restoreTestDatabase(newer)).rejects.toThrow(
    `${newer} was made by a newer version of Iskra: update this one, then restore it.`,
  )
  expect(await digestTables()).toEqual(before)
})

test('a backup with an unknown migration history is refused', async () => {
  const foreign = withHeader(file, (header) => ({
    ...header,
    migrations: header.migrations.map((migration) => ({ ...migration, hash: 'other' })),
  }))
  await expect(restoreTestDatabase(foreign)).rejects.toThrow(
    `${foreign} was made by another edition of Iskra`,
  )
})

test('a database without tables accepts a backup, and knows that nothing is lost', async () => {
  expect(await isRestoreHarmless(testDatabaseUrl)).toBe(false)
  await db().execute(sql`drop schema drizzle cascade`)
  for (const name of Object.keys(saved)) {
    await db().execute(sql`drop table if exists ${sql.identifier(name)} cascade`)
  }
  expect(await isRestoreHarmless(testDatabaseUrl)).toBe(true)
  await restoreTestDatabase(file)
  expect(await digestTables()).toEqual(saved)
  expect(await isRestoreHarmless(testDatabaseUrl)).toBe(false)
})
