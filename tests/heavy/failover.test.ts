import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchChanges } from '@/lib/platform/cache/watch'
import { announceChange } from '@/lib/platform/cache/announce'
import { closeDatabase, db } from '@/lib/platform/db/client'
import { isDatabaseUnavailable } from '@/lib/platform/db/errors'
import { closeReplica, onReplica } from '@/lib/platform/db/replica'
import { env } from '@/lib/platform/env'
import { startReplicatedServers } from '@/tests/support/replicated-servers'
import { waitUntil } from '@/tests/support/processes'

type Servers = Awaited<ReturnType<typeof startReplicatedServers>>

/** Time from a promoted server that takes writes alone to the next acknowledged write. */
const RECOVERY_MS = 5_000

const NEWS = 'lesson:5f0c1f6e-0000-4000-8000-000000000000'

let servers: Servers

beforeAll(async () => {
  servers = await startReplicatedServers()
  await closeDatabase()
  process.env.DATABASE_URL = servers.url
  await db().execute(sql`create table notes (id uuid primary key, times int not null default 1)`)
}, 120_000)

afterAll(async () => {
  await closeDatabase()
  delete process.env.DATABASE_URL
  await servers.remove()
})

/** Writes until stopped, each write again until it is acknowledged, as browsers send answers. */
function startWriters(count = 4) {
  const acknowledged: { id: string; at: number }[] = []
  const unexpected: unknown[] = []
  let isStopped = false
  const write = async () => {
    while (!isStopped) {
      const id = randomUUID()
      for (let isSaved = false; !isSaved && !isStopped;) {
        isSaved = await db()
          .execute(sql`insert into notes (id) values (${id}) on conflict (id) do nothing`)
          .then(
            () => true,
            async (error: unknown) => {
              if (!isDatabaseUnavailable(error)) unexpected.push(error)
              await sleep(50)
              return false
            },
          )
        if (isSaved) acknowledged.push({ id, at: Date.now() })
      }
      await sleep(5)
    }
  }
  const writers = Array.from({ length: count }, write)
  return {
    acknowledged,
    unexpected,
    stop: async () => {
      isStopped = true
      await Promise.all(writers)
    },
  }
}

/** Lets a server that follows take writes, alone. */
async function promote(server: Servers['first']): Promise<number> {
  await server.promote()
  await server.query('alter system reset synchronous_standby_names')
  await server.query('select pg_reload_conf()')
  return Date.now()
}

async function expectAllSaved(ids: string[]): Promise<void> {
  const { rows } = await db().execute<{ id: string }>(sql`select id from notes`)
  const saved = new Set(rows.map(({ id }) => id))
  expect(ids.filter((id) => !saved.has(id))).toEqual([])
}

test('a killed primary, a promotion, a rejoin and a split network lose no acknowledged write', async () => {
  const { first, second } = servers
  const heard: string[] = []
  const watch = await watchChanges({
    connectionString: servers.url,
    renew: (tags) => void heard.push(...tags),
    beatMs: 500,
    silenceMs: 1_000,
    retryMs: 200,
  })
  const writers = startWriters()
  const nextWriteAfter = async (moment: number) => {
    await waitUntil(
      'writes go on',
      () => writers.acknowledged.some(({ at }) => at > moment),
      20_000,
    )
    return (writers.acknowledged.find(({ at }) => at > moment)?.at ?? Infinity) - moment
  }
  const hearsChanges = async () => {
    heard.length = 0
    await waitUntil(
      'changes are heard',
      async () => {
        await db()
          .transaction((tx) => announceChange(tx, [NEWS]))
          .catch(() => undefined)
        await sleep(50)
        return heard.includes(NEWS)
      },
      20_000,
    )
  }
  await nextWriteAfter(Date.now())

  await first.kill()
  const killed = await nextWriteAfter(await promote(second))
  await hearsChanges()

  await first.follow(second)
  await second.query("alter system set synchronous_standby_names = '*'")
  await second.query('select pg_reload_conf()')
  await nextWriteAfter(Date.now())

  // The primary is cut off, the other is promoted, and the former comes back unaware of it.
  second.freeze()
  const cut = await nextWriteAfter(await promote(first))
  second.thaw()
  await hearsChanges()
  await sleep(3_000)
  await nextWriteAfter(Date.now())
  const { rows } = await db().execute<{ port: number }>(sql`select inet_server_port() as port`)
  expect(rows).toEqual([{ port: first.port }])

  await writers.stop()
  await watch.stop()
  await expectAllSaved(writers.acknowledged.map(({ id }) => id))
  expect(writers.unexpected).toEqual([])
  expect(
    { killed: killed <= RECOVERY_MS, cut: cut <= RECOVERY_MS },
    `${killed} ms, ${cut} ms`,
  ).toEqual({
    killed: true,
    cut: true,
  })
}, 180_000)

test('what may be some seconds old is read from the replica, while it keeps up', async () => {
  const { first: primary, second: follower } = servers
  await follower.follow(primary)
  const DATABASE_REPLICA_URL = `postgresql://iskra@127.0.0.1:${follower.port}/iskra`
  Object.assign(env(), { DATABASE_REPLICA_URL })
  const save = () => db().execute(sql`insert into notes (id) values (${randomUUID()})`)
  const portOfReads = () =>
    onReplica(async () => {
      const { rows } = await db().execute<{ port: number }>(sql`select inet_server_port() as port`)
      return rows[0]?.port
    })
  const reads = (server: Servers['first']) =>
    waitUntil('reads are answered there', async () => (await portOfReads()) === server.port)
  try {
    await reads(follower)
    await follower.query('select pg_wal_replay_pause()')
    await save()
    await reads(primary)
    await follower.query('select pg_wal_replay_resume()')
    await reads(follower)
    // A write by mistake is done by the primary.
    await onReplica(save)
    await reads(follower)
    await follower.kill()
    expect(await portOfReads()).toBe(primary.port)
  } finally {
    await closeReplica()
    Object.assign(env(), { DATABASE_REPLICA_URL: undefined })
  }
}, 120_000)
