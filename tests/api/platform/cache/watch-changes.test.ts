import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { announceChange } from '@/lib/platform/cache/announce'
import { CHANGE_CHANNEL, EVERYTHING_TAGS, type CacheTag } from '@/lib/platform/cache/tags'
import { watchChanges } from '@/lib/platform/cache/watch'
import { awaitPendingNotifications } from '@/lib/platform/db/await-pending-notifications'
import { db } from '@/lib/platform/db/client'
import { testDatabaseUrl } from '@/tests/support/database'
import { waitUntil } from '@/tests/support/processes'
import { startSilentProxy } from '@/tests/support/silent-proxy'

let renewed: CacheTag[][] = []
let stop: (() => Promise<void>) | undefined

async function watch(): Promise<void> {
  renewed = []
  const renew = (tags: CacheTag[]) => void renewed.push(tags)
  const watching = await watchChanges({ connectionString: testDatabaseUrl, renew })
  stop = watching.stop
}

afterEach(() => stop?.())

test('everything is renewed at the start, since changes may have been missed', async () => {
  await watch()
  expect(renewed).toEqual([EVERYTHING_TAGS])
})

test('a watch that waits for the database stops when aborted', async () => {
  const ending = new AbortController()
  const connectionString = 'postgres://iskra@127.0.0.1:1/iskra'
  const watching = watchChanges({
    connectionString,
    renew: vi.fn(),
    signal: ending.signal,
    retryMs: 10,
  })
  ending.abort()
  stop = (await watching).stop
})

test('a change is received at commit, and not at all after a rollback', async () => {
  await watch()
  await db().transaction((tx) => announceChange(tx, ['site']))
  await waitUntil('the change is heard', () => renewed.length === 2)
  const undone = db().transaction(async (tx) => {
    await announceChange(tx, ['content'])
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  await db().transaction((tx) => announceChange(tx, ['content', 'site']))
  await waitUntil('the next change is heard', () => renewed.length === 3)
  expect(renewed).toEqual([EVERYTHING_TAGS, ['site'], EVERYTHING_TAGS])
})

test('awaitPendingNotifications waits for all committed changes', async () => {
  await watch()
  for (let times = 1; times <= 30; times += 1) {
    await db().transaction((tx) => announceChange(tx, ['site']))
    await awaitPendingNotifications()
    expect(renewed).toHaveLength(times + 1)
  }
})

test('awaitPendingNotifications does not wait long after the watch has ended', async () => {
  await watch()
  await stop?.()
  const before = performance.now()
  await awaitPendingNotifications()
  expect(performance.now() - before).toBeLessThan(1_500)
})

test('more tags than fit into one notification renew everything', async () => {
  await watch()
  const tags = Array.from({ length: 150 }, (_, place) => `lesson:${place}` as const)
  await announceChange(db(), tags)
  await announceChange(db(), [...tags, ...tags.map((tag) => `${tag}-${'x'.repeat(60)}` as const)])
  await waitUntil('both changes are heard', () => renewed.length === 3)
  expect(renewed.slice(1)).toEqual([tags, EVERYTHING_TAGS])
})

test('unknown tags are ignored', async () => {
  await watch()
  await db().execute(sql`select pg_notify(${CHANGE_CHANNEL}, 'nepoznato,content')`)
  await waitUntil('the change is heard', () => renewed.length === 2)
  expect(renewed[1]).toEqual(['content'])
})

test('after a lost connection it listens again and renews everything', async () => {
  await watch()
  const client = new Client({ connectionString: testDatabaseUrl })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'iskra watch' and datname = current_database()`)
  await waitUntil('it listens again', () => renewed.length === 2)
  expect(renewed[1]).toEqual(EVERYTHING_TAGS)
  await client.query(`notify ${CHANGE_CHANNEL}, 'site'`)
  await waitUntil('the change is heard', () => renewed.length === 3)
  await client.end()
})

test('a deaf connection is replaced, and everything is renewed', async () => {
  const proxy = await startSilentProxy(testDatabaseUrl)
  renewed = []
  const watching = await watchChanges({
    connectionString: proxy.url,
    renew: (tags) => void renewed.push(tags),
    ...{ retryMs: 10, beatMs: 50, silenceMs: 200 },
  })
  proxy.goSilent()
  await announceChange(db(), ['site'])
  await waitUntil('it listens again', () => renewed.length === 2)
  expect(renewed).toEqual([EVERYTHING_TAGS, EVERYTHING_TAGS])
  await announceChange(db(), ['prices'])
  await waitUntil('the next change is heard', () => renewed.length === 3)
  expect(renewed[2]).toEqual(['prices'])
  proxy.goSilent()
  await watching.stop()
  await proxy.stop()
})

test('the heartbeats of a healthy connection neither replace it nor renew anything', async () => {
  renewed = []
  const watching = await watchChanges({
    connectionString: testDatabaseUrl,
    renew: (tags) => void renewed.push(tags),
    beatMs: 5,
  })
  stop = watching.stop
  const client = new Client({ connectionString: testDatabaseUrl })
  await client.connect()
  let beats = 0
  client.on('notification', () => (beats += 1))
  await client.query(`listen ${CHANGE_CHANNEL}`)
  await waitUntil('it has said something ten times', () => beats >= 10)
  await client.end()
  expect(renewed).toEqual([EVERYTHING_TAGS])
})

test('another channel is listened to as well, and caught up at each beginning', async () => {
  const heard: string[] = []
  const also = {
    channel: 'iskra_test_channel',
    hear: (payload: string) => void heard.push(payload),
    catchUp: () => Promise.resolve(void heard.push('caught up')),
  }
  const renew = vi.fn()
  const watching = await watchChanges({ connectionString: testDatabaseUrl, renew, also })
  stop = watching.stop
  await db().execute(sql`select pg_notify('iskra_test_channel', 'said')`)
  await waitUntil('it is heard', () => heard.length === 2)
  expect(heard).toEqual(['caught up', 'said'])
  expect(renew).toHaveBeenCalledTimes(1)
})
