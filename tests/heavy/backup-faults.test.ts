import { spawn } from 'node:child_process'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { announceChange } from '@/lib/platform/cache/announce'
import { EVERYTHING_TAGS, CHANGE_CHANNEL } from '@/lib/platform/cache/tags'
import { db } from '@/lib/platform/db/client'
import { testDatabaseUrl } from '@/tests/support/database'
import { makeTemporaryFolder, removeFolder, waitUntil } from '@/tests/support/processes'
import { restoreTestDatabase, backUpTestDatabase } from '@/tests/support/backup-files'
import { digestTables } from '@/tests/support/row-counts'

const folder = makeTemporaryFolder()
const file = await backUpTestDatabase(folder)
await db().execute(sql`update grades set name = name || ' (novo)'`)
const before = await digestTables()
afterAll(() => removeFolder(folder))

test('a restore killed halfway leaves the previous rows', async () => {
  const script = path.resolve('tests/support/backup-restoring.ts')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=react-server', script, testDatabaseUrl, file, 'wait'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  await waitUntil('every row is copied', () => said.includes('copied'), 20_000)
  child.kill('SIGKILL')
  await waitUntil('it is dead', () => child.signalCode === 'SIGKILL')
  expect(await digestTables()).toEqual(before)
  expect(said).not.toContain('done')
})

test('a connection cut halfway leaves the previous rows', async () => {
  const cut = async () => {
    await db().execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'iskra backup' and datname = current_database()`)
  }
  await expect(restoreTestDatabase(file, { announce: cut })).rejects.toThrow()
  expect(await digestTables()).toEqual(before)
})

test('a failure to notify the servers rolls the restore back', async () => {
  const refuse = () => Promise.reject(new Error('nobody hears'))
  await expect(restoreTestDatabase(file, { announce: refuse })).rejects.toThrow('nobody hears')
  expect(await digestTables()).toEqual(before)
})

test('running servers are notified once the rows are there', async () => {
  const listener = new Client({ connectionString: testDatabaseUrl })
  await listener.connect()
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  await listener.query(`listen ${CHANGE_CHANNEL}`)
  await restoreTestDatabase(file, {
    announce: (client) => announceChange(drizzle(client), EVERYTHING_TAGS),
  })
  await listener.query('select 1')
  await listener.end()
  expect(heard).toEqual(['content,site'])
})
