import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbedded, type Embedded, type EmbeddedOptions } from '@/lib/db/embedded/start'
import { findServerUser, spawnOptions } from '@/lib/db/embedded/system-user'
import { startHolder, stopHolders } from '@/tests/support/embedded-holders'
import { isAlive, makeTemporaryFolder, removeFolder, until } from '@/tests/support/processes'

// A server is made for almost every test.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let folder: string
let started: Embedded[] = []
let lines: string[] = []

beforeEach(() => {
  folder = makeTemporaryFolder()
  lines = []
})

afterEach(async () => {
  await stopHolders()
  await Promise.all(started.map((embedded) => embedded.stop()))
  started = []
  removeFolder(folder)
})

async function start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const log = (line: string) => lines.push(line)
  const embedded = await startEmbedded({ dataDir: folder, log, isThrowaway: true, ...options })
  started.push(embedded)
  return embedded
}

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

const pidFile = () => path.join(folder, 'postgres/postmaster.pid')
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

describe('a new database', () => {
  test('knows Croatian and belongs to a user without administrator rights', async () => {
    const { connectionString } = await start()
    expect(await ask(connectionString, "select 'đ' > 'dž' and 'č' < 'ć' and 'č' > 'cz'")).toBe(true)
    expect(await ask(connectionString, "select upper('čćžšđ')")).toBe('ČĆŽŠĐ')
    expect(await ask(connectionString, 'show server_encoding')).toBe('UTF8')
    expect(await ask(connectionString, 'show data_checksums')).toBe('on')
    expect(await ask(connectionString, 'show is_superuser')).toBe('off')
  })

  test('finds Croatian words by trigrams and without their accents', async () => {
    const { connectionString } = await start()
    await ask(connectionString, 'create extension pg_trgm')
    await ask(connectionString, 'create extension unaccent')
    expect(await ask(connectionString, "select similarity('čaša', 'čaše') > 0.3")).toBe(true)
    expect(await ask(connectionString, "select unaccent('čćžš')")).toBe('cczs')
  })

  test('syncs to the disk unless it is thrown away', async () => {
    const { connectionString } = await start({ isThrowaway: false })
    expect(await ask(connectionString, 'show fsync')).toBe('on')
    expect(await ask(connectionString, 'show synchronous_commit')).toBe('on')
  })

  test('is reached over a port with a password where there are no sockets', async () => {
    const { connectionString } = await start({ transport: 'tcp' })
    expect(await ask(connectionString, 'select 1')).toBe(1)
    const wrong = connectionString.replace(/:[^:@]+@/, ':wrong@')
    await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('works below a path that is longer than a socket address', async () => {
    const long = path.join(folder, 'škola-'.repeat(10), 'podaci '.repeat(10).trim())
    const { connectionString } = await start({ dataDir: long })
    expect(await ask(connectionString, 'select 1')).toBe(1)
    // Then the socket is in /tmp, which outlives the test's own folder.
    removeFolder(new URL(connectionString).searchParams.get('host') ?? '')
  })
})

describe('stopping', () => {
  test('ends the server and keeps the data', async () => {
    const first = await start()
    const pid = serverPid()
    await ask(first.connectionString, 'create table kept as select 42 as value')
    await first.stop()
    expect(isAlive(pid)).toBe(false)
    expect(existsSync(pidFile())).toBe(false)
    const second = await start()
    expect(await ask(second.connectionString, 'select value from kept')).toBe(42)
  })

  test('is for the last one out', async () => {
    const app = await start()
    const tool = await start({ role: 'tool' })
    await app.stop()
    expect(await ask(tool.connectionString, 'select 1')).toBe(1)
    const pid = serverPid()
    await tool.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('works while the start still waits', async () => {
    const abort = new AbortController()
    const starting = start({ signal: abort.signal })
    setTimeout(() => abort.abort(), 100)
    await expect(starting).rejects.toThrow()
    expect(existsSync(pidFile())).toBe(false)
    const { connectionString } = await start()
    expect(await ask(connectionString, 'select 1')).toBe(1)
  })
})

describe('several processes', () => {
  test('a second app on the same data is refused with a sentence', async () => {
    await start()
    await expect(start()).rejects.toThrow(
      `Iskra already runs on this data folder (process ${process.pid}): stop it first, ` +
        'or set another ISKRA_DATA_DIR and PORT.',
    )
  })

  test('five that start at once share one server', async () => {
    const tools = await Promise.all(Array.from({ length: 5 }, () => start({ role: 'tool' })))
    const asked = tools.map((tool) => ask(tool.connectionString, "select 'here'"))
    expect(await Promise.all(asked)).toEqual(Array(5).fill('here'))
    expect(new Set(tools.map((tool) => tool.connectionString)).size).toBe(1)
  })

  test('a killed app leaves the server, and the next one uses it again', async () => {
    const holder = await startHolder(folder, 'app')
    const pid = serverPid()
    holder.kill('SIGKILL')
    const { connectionString, stop } = await start()
    expect(serverPid()).toBe(pid)
    expect(await ask(connectionString, 'select 1')).toBe(1)
    await stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('a killed tool does not keep the server from stopping', async () => {
    const app = await start()
    const holder = await startHolder(folder, 'tool')
    holder.kill('SIGKILL')
    await until('the tool is gone', () => holder.exitCode !== null || holder.signalCode !== null)
    const pid = serverPid()
    await app.stop()
    expect(isAlive(pid)).toBe(false)
  })
})

describe('faults', () => {
  test('a killed server is back within two seconds, with the same address', async () => {
    const { connectionString } = await start({ isThrowaway: false })
    await ask(connectionString, 'create table kept as select 42 as value')
    process.kill(serverPid(), 'SIGKILL')
    const isBack = () =>
      ask(connectionString, 'select value from kept').then(
        (value) => value === 42,
        () => false,
      )
    await until('the server is back', isBack, 2_000)
    expect(lines).toContain('The database has stopped by itself: starting it again.')
  })

  test.each([
    ['a process that is gone', () => 2 ** 22 - 1],
    ['a process that is no server', () => process.ppid],
    ['this very process', () => process.pid],
  ])('a stale pid file that names %s is no obstacle', async (_, pid) => {
    await (await start()).stop()
    const rest = [path.join(folder, 'postgres'), '1', '5432', '', '', '1 1', 'ready']
    writeFileSync(pidFile(), [pid(), ...rest].join('\n'))
    const { connectionString } = await start()
    expect(await ask(connectionString, 'select 1')).toBe(1)
  })

  test('a stale socket lock that names a living process of the same user is no obstacle', async () => {
    const { connectionString, stop } = await start()
    await stop()
    // PostgreSQL believes in any living process that it might signal, whatever it is.
    const other = spawn('sleep', ['60'], { ...spawnOptions(findServerUser()), stdio: 'ignore' })
    const socket = new URL(connectionString).searchParams.get('host') ?? ''
    const rest = [path.join(folder, 'postgres'), '1', '5432', socket, '']
    writeFileSync(path.join(socket, '.s.PGSQL.5432.lock'), [other.pid, ...rest].join('\n'))
    try {
      const again = await start()
      expect(await ask(again.connectionString, 'select 1')).toBe(1)
    } finally {
      other.kill('SIGKILL')
    }
  })

  test('data of another major version is refused with a sentence, and stays', async () => {
    await (await start()).stop()
    writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '15\n')
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 15, and this Iskra brings/)
    expect(existsSync(path.join(folder, 'postgres/global/pg_control'))).toBe(true)
  })

  test('a server that can not start says why', async () => {
    await (await start()).stop()
    writeFileSync(path.join(folder, 'postgres/postgresql.conf'), 'no_such_setting = 1\n')
    await expect(start()).rejects.toThrow(/does not start: .*no_such_setting/)
  })
})
