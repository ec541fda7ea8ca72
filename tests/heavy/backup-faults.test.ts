import { spawn } from 'node:child_process'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { announceChange } from '@/lib/platform/cache/announce'
import { EVERYTHING, CHANGE_CHANNEL } from '@/lib/platform/cache/tags'
import { db } from '@/lib/platform/db/client'
import { testDatabaseUrl } from '@/tests/support/database'
import { makeTemporaryFolder, removeFolder, until } from '@/tests/support/processes'
import { bringBack, save } from '@/tests/support/backup-files'
import { contentsOfTables } from '@/tests/support/row-counts'

const folder = makeTemporaryFolder()
const file = await save(folder)
await db().execute(sql`update grades set name = name || ' (novo)'`)
const before = await contentsOfTables()
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
  await until('every row is copied', () => said.includes('copied'), 20_000)
  child.kill('SIGKILL')
  await until('it is dead', () => child.signalCode === 'SIGKILL')
  expect(await contentsOfTables()).toEqual(before)
  expect(said).not.toContain('done')
})

test('a connection cut halfway leaves the previous rows', async () => {
  const cut = async () => {
    await db().execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'iskra backup' and datname = current_database()`)
  }
  await expect(bringBack(file, { announce: cut })).rejects.toThrow()
  expect(await contentsOfTables()).toEqual(before)
})

test('a failure to notify the servers rolls the restore back', async () => {
  const refuse = () => Promise.reject(new Error('nobody hears'))
  await expect(bringBack(file, { announce: refuse })).rejects.toThrow('nobody hears')
  expect(await contentsOfTables()).toEqual(before)
})

test('running servers are notified once the rows are there', async () => {
  const listener = new Client({ connectionString: testDatabaseUrl })
  await listener.connect()
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  await listener.query(`listen ${CHANGE_CHANNEL}`)
  await bringBack(file, { announce: (client) => announceChange(drizzle(client), EVERYTHING) })
  await listener.query('select 1')
  await listener.end()
  expect(heard).toEqual(['content,site'])
})
