import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backupCommand, restoreCommand } from '@/lib/across/cli/commands/backup'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { backupDatabase } from '@/lib/platform/db/backup/backup'
import { openBackup } from '@/lib/platform/db/backup/read-backup'
import { checkRestorable, restoreFiles } from '@/lib/platform/db/backup/restore'
import { keepFile } from '@/lib/platform/files/keep'
import { fileStore } from '@/lib/platform/files/store'
import { storedFiles } from '@/lib/platform/files/tables'
import { testDatabaseUrl } from '@/tests/support/database'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import {
  restoreTestDatabase,
  unzippedBytesOf,
  headerOf,
  NO_FILES,
  BACKUP_TIME,
  backUpTestDatabase,
  withHeader,
} from '@/tests/support/backup-files'
import { digestTables } from '@/tests/support/row-counts'

let folder: string
beforeAll(() => {
  folder = makeTemporaryFolder()
})
afterAll(() => removeFolder(folder))

const journal = async () =>
  (await db().execute(sql`select * from drizzle.__drizzle_migrations order by id`)).rows

test('a restored database has every saved row, including the journal', async () => {
  const before = await digestTables()
  const migrations = await journal()
  const file = await backUpTestDatabase(folder)
  await db().execute(sql`delete from lessons where position = 1`)
  await db().execute(sql`update grades set name = 'changed'`)
  await db().execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('later', 1)`)
  expect(await digestTables()).not.toEqual(before)
  await restoreTestDatabase(file)
  expect(await digestTables()).toEqual(before)
  expect(await journal()).toEqual(migrations)
})

test('texts with all kinds of characters are restored unchanged', async () => {
  const text = 'tab\t line\n \\. \\N null \\\\ \r č ć 😀 \u2028 \u0001 \'"$1{}'
  await db().execute(sql`insert into sponsors (id, name, text, logo_url)
    values ('01900000-0000-7000-8000-000000000001', 'Znakovi', ${text}, null)`)
  const before = await digestTables()
  const file = await backUpTestDatabase(folder)
  await db().execute(sql`delete from sponsors`)
  await restoreTestDatabase(file)
  expect(await digestTables()).toEqual(before)
  const { rows } = await db().execute(sql`select text, logo_url from sponsors
    where name = 'Znakovi'`)
  expect(rows).toEqual([{ text, logo_url: null }])
})

test('the first line lists the contents, each table after the tables it references', async () => {
  const header = headerOf(await backUpTestDatabase(folder))
  const names = header.tables.map(({ name }) => name)
  expect(header).toMatchObject({
    format: 'iskra-backup',
    version: 2,
    app: '0.1.0',
    createdAt: BACKUP_TIME.toISOString(),
    mayHoldDemo: false,
  })
  expect(names).toContain('__drizzle_migrations')
  expect(names.indexOf('grades')).toBeLessThan(names.indexOf('subjects'))
  expect(names.indexOf('units')).toBeLessThan(names.indexOf('all_lessons'))
  expect(names.indexOf('all_lessons')).toBeLessThan(names.indexOf('cards'))
  expect(header.tables.find(({ name }) => name === 'grades')).toMatchObject({ rows: 8 })
})

test('the file is readable only by its owner and holds no connection data', async () => {
  const file = await backUpTestDatabase(folder)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { username, pathname, host } = new URL(testDatabaseUrl)
  expect(unzippedBytesOf(file).includes(testDatabaseUrl)).toBe(false)
  expect(unzippedBytesOf(file).includes(`${username}@${host}`)).toBe(false)
  expect(unzippedBytesOf(file).includes(pathname.slice(1))).toBe(false)
})

test('the command overwrites a file only when told to', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = await backUpTestDatabase(folder, 'mine.backup')
  const { ino } = statSync(file)
  const run = (isFlagged: boolean) =>
    backupCommand.run({
      ...{ args: [file], isFlagged },
      connectionString: testDatabaseUrl,
      settings: env(),
      log: () => undefined,
    })
  expect(await run(false)).toBe(1)
  expect(said.mock.calls).toEqual([[`There is a file ${file} already: add --force to replace it.`]])
  said.mockClear()
  expect(statSync(file).ino).toBe(ino)
  expect(await run(true)).toBe(0)
  expect(statSync(file).ino).not.toBe(ino)
})

test('a backup shows one moment, whatever is written in the meantime', async () => {
  const before = await digestTables()
  const saving = backUpTestDatabase(folder)
  await db().transaction(async (tx) => {
    await tx.execute(sql`update grades set name = name || '!'`)
    await tx.execute(sql`update site_lists set items = '{}'`)
  })
  await restoreTestDatabase(await saving)
  const after = await digestTables()
  // The backup started before both changes or after both, never between a table and the next.
  if (after.site_lists === before.site_lists) expect(after).toEqual(before)
  else expect(after.grades).not.toEqual(before.grades)
})

test('a sequence continues after its highest number', async () => {
  const next = async () =>
    (
      await db().execute<{ n: string }>(
        sql`select nextval('drizzle.__drizzle_migrations_id_seq') as n`,
      )
    ).rows[0]?.n
  const reached = Number(await next())
  const file = await backUpTestDatabase(folder)
  await next()
  await restoreTestDatabase(file)
  expect(Number(await next())).toBe(reached + 1)
})

test('uploaded files are restored, and a lost one is left out', async () => {
  const [image, lost, document] = ['files/0-a.webp', 'files/0-b.webp', 'files/0-c.pdf']
  const held = new Map([
    [image, ['', 'first', 'second']],
    [document, ['x'.repeat(100_000)]],
  ])
  const before = await digestTables()
  const file = await backUpTestDatabase(folder, 'files.backup', {
    list: async () => [image, lost, document],
    read: async (key) => {
      const pieces = held.get(key)?.map((piece) => Buffer.from(piece))
      return pieces ? Readable.from(pieces) : null
    },
  })
  const put = new Map<string, string>()
  await restoreFiles(file, async (key, content) => void put.set(key, await content.text()))
  expect(put).toEqual(new Map([...held].map(([key, pieces]) => [key, pieces.join('')])))
  await checkRestorable(file)
  await restoreTestDatabase(file)
  expect(await digestTables()).toEqual(before)
})

test('the command saves the contents of the store', async () => {
  const { id } = await keepFile(new Blob(['image']), 'image/webp')
  const file = path.join(folder, 'store.backup')
  const said: string[] = []
  const settings = env()
  const input = { args: [file], isFlagged: true, settings, connectionString: testDatabaseUrl }
  await backupCommand.run({ ...input, log: (line) => void said.push(line) })
  // With the pictures of the seed.
  const count = await db().$count(storedFiles)
  expect(said).toEqual([expect.stringContaining(`, ${count} uploaded files)`)])
  await fileStore().delete(`files/${id}.webp`)
  await restoreCommand.run({ ...input, log: () => undefined })
  expect(await fileStore().head(`files/${id}.webp`)).toEqual({ size: 5 })
})

test('a backup of the version without files can be read', async () => {
  const older = withHeader(await backUpTestDatabase(folder), ({ files: _files, ...header }) => {
    return { ...header, version: 1 }
  })
  const opened = await openBackup(older)
  expect(opened.header).toMatchObject({ version: 1, files: [] })
  await opened.close()
})

test('a failed write leaves no partial file, and the earlier file stays', async () => {
  const file = await backUpTestDatabase(folder, 'kept.backup')
  const { ino } = statSync(file)
  const connectionString = testDatabaseUrl.replace(/\/test_[^?]*/, '/missing')
  const options = { file, app: '0.1.0', mayHoldDemo: false, now: BACKUP_TIME, files: NO_FILES }
  await expect(backupDatabase({ ...options, connectionString })).rejects.toThrow()
  expect(statSync(file).ino).toBe(ino)
  const inFile = path.join(file, 'below.backup')
  await expect(
    backupDatabase({ ...options, connectionString: testDatabaseUrl, file: inFile }),
  ).rejects.toThrow()
  await expect(
    backupDatabase({ ...options, connectionString: testDatabaseUrl, file: folder }),
  ).rejects.toThrow(`${folder} is a folder: name a file.`)
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
})

test('a restore waits for open connections, which then serve its rows', async () => {
  const other = new Client({ connectionString: testDatabaseUrl })
  await other.connect()
  await other.query('select count(*) from lessons')
  const file = await backUpTestDatabase(folder)
  await other.query('begin')
  await other.query('select 1 from lessons limit 1')
  const restoring = restoreTestDatabase(file)
  await other.query('commit')
  await restoring
  const { rows } = await other.query('select count(*)::int > 0 as there from lessons')
  await other.end()
  expect(rows).toEqual([{ there: true }])
})
