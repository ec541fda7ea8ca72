import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from '@/lib/platform/db/embedded/start'
import { isMigrated, migrate } from '@/lib/platform/db/migrate'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

let dataDir: string
let server: Embedded
let client: Client

beforeAll(async () => {
  dataDir = makeTemporaryFolder()
  server = await startEmbedded({ dataDir, log: () => undefined, isThrowaway: true })
  client = new Client({ connectionString: server.connectionString })
  await client.connect()
}, 30_000)

afterAll(async () => {
  await client.end()
  await server.stop()
  removeFolder(dataDir)
})

/** A migrations folder with these statements, each in its own file. */
function makeMigrations(name: string, statements: string[]): string {
  const folder = path.join(dataDir, name)
  mkdirSync(path.join(folder, 'meta'), { recursive: true })
  const entries = statements.map((statement, idx) => {
    const tag = `${String(idx).padStart(4, '0')}_step`
    writeFileSync(path.join(folder, `${tag}.sql`), statement)
    return { idx, version: '7', when: 1_000 + idx, tag, breakpoints: true }
  })
  const journal = { version: '7', dialect: 'postgresql', entries }
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  return folder
}

test('migrates a database once, even with several processes at the same time', async () => {
  const folder = makeMigrations('first', ['create table one (x int)'])
  expect(await isMigrated(client, folder)).toBe(false)
  const url = server.connectionString
  await Promise.all([migrate(url, { folder }), migrate(url, { folder }), migrate(url, { folder })])
  expect(await isMigrated(client, folder)).toBe(true)
  const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ n: 1 }])
})

test('a failed migration changes nothing, and those before it stay', async () => {
  const statements = [
    'create table one (x int)',
    'create table two (x int)',
    'create table three (x int);--> statement-breakpoint\ncreate nonsense',
  ]
  const folder = makeMigrations('broken', statements)
  await expect(migrate(server.connectionString, { folder })).rejects.toThrow()
  const { rows } = await client.query(
    "select to_regclass('two')::text as two, to_regclass('three')::text as three",
  )
  expect(rows).toEqual([{ two: 'two', three: null }])
  cpSync(path.join(dataDir, 'first'), folder, { recursive: true })
  expect(await isMigrated(client, folder)).toBe(true)
})

test('a migration that waits for a table lets the queries behind it pass', async () => {
  const former = ['create table one (x int)', 'create table two (x int)']
  const folder = makeMigrations('waiting', [...former, 'alter table one add column y int'])
  const reader = new Client({ connectionString: server.connectionString })
  await reader.connect()
  await reader.query('begin; select from one')
  const migrating = migrate(server.connectionString, { folder, lockWaitMs: 100, pauseMs: 100 })
  const waits = []
  for (let round = 0; round < 20; round += 1) {
    const begin = Date.now()
    await client.query('select from one')
    waits.push(Date.now() - begin)
    await sleep(30)
  }
  expect(Math.max(...waits)).toBeGreaterThan(20)
  expect(Math.max(...waits)).toBeLessThan(1_000)
  await reader.query('commit')
  await reader.end()
  await migrating
  await client.query('select y from one')
})
