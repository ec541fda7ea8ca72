import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { queryFirstValue, embeddedServers } from '@/tests/support/embedded-servers'
import { isAlive, removeFolder } from '@/tests/support/processes'

// Almost every test creates a server.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const { start, takePrepared, folder, serverPid, isPidFileThere } = embeddedServers()

describe('a new database', () => {
  test('supports Croatian text search and has no administrator rights', async () => {
    const { connectionString } = await start()
    expect(
      await queryFirstValue(connectionString, "select 'đ' > 'dž' and 'č' < 'ć' and 'č' > 'cz'"),
    ).toBe(true)
    expect(await queryFirstValue(connectionString, "select upper('čćžšđ')")).toBe('ČĆŽŠĐ')
    expect(await queryFirstValue(connectionString, 'show server_encoding')).toBe('UTF8')
    expect(await queryFirstValue(connectionString, 'show data_checksums')).toBe('on')
    expect(await queryFirstValue(connectionString, 'show is_superuser')).toBe('off')
    await queryFirstValue(connectionString, 'create extension pg_trgm')
    await queryFirstValue(connectionString, 'create extension unaccent')
    expect(await queryFirstValue(connectionString, "select similarity('čaša', 'čaše') > 0.3")).toBe(
      true,
    )
    expect(await queryFirstValue(connectionString, "select unaccent('čćžš')")).toBe('cczs')
  })

  test('syncs to disk unless it is a throwaway database', async () => {
    await takePrepared()
    const { connectionString } = await start({ isThrowaway: false })
    expect(await queryFirstValue(connectionString, 'show fsync')).toBe('on')
    expect(await queryFirstValue(connectionString, 'show synchronous_commit')).toBe('on')
  })

  test('is reached over a port with a password where sockets are not available', async () => {
    const { connectionString } = await start({ transport: 'tcp' })
    expect(await queryFirstValue(connectionString, 'select 1')).toBe(1)
    const wrong = connectionString.replace(/:[^:@]+@/, ':wrong@')
    await expect(queryFirstValue(wrong, 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
  })

  test('works in a folder whose path is longer than a socket address may be', async () => {
    const long = path.join(folder(), 'škola-'.repeat(10), 'podaci '.repeat(10).trim())
    const { connectionString } = await start({ dataDir: long })
    expect(await queryFirstValue(connectionString, 'select 1')).toBe(1)
    // The socket is then in /tmp, outside the test's folder, so it must be removed separately.
    removeFolder(new URL(connectionString).searchParams.get('host') ?? '')
  })

  test('five apps that start at once share one server', async () => {
    const tools = await Promise.all(Array.from({ length: 5 }, () => start({ role: 'tool' })))
    const asked = tools.map((tool) => queryFirstValue(tool.connectionString, "select 'here'"))
    expect(await Promise.all(asked)).toEqual(Array(5).fill('here'))
    expect(new Set(tools.map((tool) => tool.connectionString)).size).toBe(1)
  })
})

describe('stopping', () => {
  test('ends the server and keeps the data', async () => {
    await takePrepared()
    const first = await start()
    const pid = serverPid()
    await queryFirstValue(first.connectionString, 'create table kept as select 42 as value')
    await first.stop()
    expect(isAlive(pid)).toBe(false)
    expect(isPidFileThere()).toBe(false)
    const second = await start()
    expect(await queryFirstValue(second.connectionString, 'select value from kept')).toBe(42)
  })

  test('ends the server only for its last user', async () => {
    await takePrepared()
    const app = await start()
    const tool = await start({ role: 'tool' })
    await app.stop()
    expect(await queryFirstValue(tool.connectionString, 'select 1')).toBe(1)
    const pid = serverPid()
    await tool.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('works while the start is still waiting', async () => {
    const abort = new AbortController()
    const starting = start({ signal: abort.signal })
    setTimeout(() => abort.abort(), 100)
    await expect(starting).rejects.toThrow()
    expect(isPidFileThere()).toBe(false)
    const { connectionString } = await start()
    expect(await queryFirstValue(connectionString, 'select 1')).toBe(1)
  })
})
