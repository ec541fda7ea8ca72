import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { announceChange } from '@/lib/cache/announce'
import { CHANGE_CHANNEL, type CacheTag } from '@/lib/cache/tags'
import { watchChanges } from '@/lib/cache/watch'
import { db } from '@/lib/db/client'
import { withInFlight } from '@/lib/http/in-flight'
import { testDatabaseUrl } from '@/tests/support/database'
import { serveBehind } from '@/tests/support/layer-server'
import { until } from '@/tests/support/processes'

let renewed: CacheTag[][] = []
let stop: (() => Promise<void>) | undefined

async function watch(): Promise<void> {
  renewed = []
  const renew = async (tags: CacheTag[]) => void renewed.push(tags)
  const watching = await watchChanges({ connectionString: testDatabaseUrl, renew })
  stop = watching.stop
}

afterEach(() => stop?.())

const EVERYTHING = ['content', 'site']

test('everything is renewed at the start: a change may have gone by unheard', async () => {
  await watch()
  expect(renewed).toEqual([EVERYTHING])
})

test('a database that dies during the first renewal is waited for', async () => {
  const renew = vi
    .fn<(tags: CacheTag[]) => Promise<void>>()
    .mockRejectedValueOnce(new Error('Pages were not renewed: 503'))
    .mockResolvedValue()
  const options = { connectionString: testDatabaseUrl, renew, retryMs: 10 }
  stop = (await watchChanges(options)).stop
  expect(renew.mock.calls).toEqual([[EVERYTHING], [EVERYTHING]])
})

test('a watch that waits for its first renewal ends when it is told to', async () => {
  const ending = new AbortController()
  const renew = vi.fn(async () => {
    ending.abort()
    throw new Error('Pages were not renewed: 503')
  })
  const options = { connectionString: testDatabaseUrl, renew, retryMs: 10 }
  stop = (await watchChanges({ ...options, signal: ending.signal })).stop
  expect(renew).toHaveBeenCalledTimes(1)
})

test('a change is heard at the commit, and not at all when it is undone', async () => {
  await watch()
  await db().transaction((tx) => announceChange(tx, ['site']))
  await until('the change is heard', () => renewed.length === 2)
  const undone = db().transaction(async (tx) => {
    await announceChange(tx, ['content'])
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  await db().transaction((tx) => announceChange(tx, ['content', 'site']))
  await until('the next change is heard', () => renewed.length === 3)
  expect(renewed).toEqual([EVERYTHING, ['site'], EVERYTHING])
})

test('hundreds of changes beside a page that takes long are a handful of renewals, and one after it', async () => {
  let release: () => unknown = () => undefined
  const { get, rendered } = await serveBehind([withInFlight], (_, response) => {
    release = () => response.end()
  })
  await watch()
  const page = get('/5-razred')
  await until('the page is being made', () => rendered.length === 1)
  await db().transaction(async (tx) => {
    // PostgreSQL itself drops what is announced twice in a transaction.
    for (let change = 0; change < 300; change += 1) {
      await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${`content,${change}`})`)
    }
    await announceChange(tx, ['site'])
  })
  await until('the last change is heard', () => renewed.some((tags) => tags.includes('site')))
  const early = renewed.length
  expect(early).toBeLessThan(20)
  release()
  await page
  await until('all is renewed once more', () => renewed.length > early)
  expect(new Set(renewed.slice(1).flat())).toEqual(new Set(EVERYTHING))
})

test('what is no tag is left out', async () => {
  await watch()
  await db().execute(sql`select pg_notify(${CHANGE_CHANNEL}, 'nepoznato,content')`)
  await until('the change is heard', () => renewed.length === 2)
  expect(renewed[1]).toEqual(['content'])
})

test('after a lost connection it listens again and renews everything', async () => {
  await watch()
  const client = new Client({ connectionString: testDatabaseUrl })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'iskra watch' and datname = current_database()`)
  await until('it listens again', () => renewed.length === 2)
  expect(renewed[1]).toEqual(EVERYTHING)
  await client.query(`notify ${CHANGE_CHANNEL}, 'site'`)
  await until('the change is heard', () => renewed.length === 3)
  await client.end()
})
