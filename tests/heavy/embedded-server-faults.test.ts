import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findOrCreateServerUser, spawnOptions } from '@/lib/platform/db/embedded/system-user'
import { queryFirstValue, embeddedServers } from '@/tests/support/embedded-servers'
import { startHolder } from '@/tests/support/embedded-holders'
import { isAlive, waitUntil } from '@/tests/support/processes'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const { start, takePrepared, folder, lines, pidFile, serverPid } = embeddedServers()

beforeEach(takePrepared)

describe('several processes', () => {
  test('a second app on one data folder is refused with a sentence', async () => {
    await start()
    await expect(start()).rejects.toThrow(
      `Iskra already runs on this data folder (process ${process.pid}): stop it first, ` +
        'or set another ISKRA_DATA_DIR and PORT.',
    )
  })

  test('a killed app leaves the server running, and the next app uses it', async () => {
    const holder = await startHolder(folder(), 'app')
    const pid = serverPid()
    holder.kill('SIGKILL')
    const { connectionString, stop } = await start()
    expect(serverPid()).toBe(pid)
    expect(await queryFirstValue(connectionString, 'select 1')).toBe(1)
    await stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('a killed tool does not keep the server from stopping', async () => {
    const app = await start()
    const holder = await startHolder(folder(), 'tool')
    holder.kill('SIGKILL')
    await waitUntil(
      'the tool is gone',
      () => holder.exitCode !== null || holder.signalCode !== null,
    )
    const pid = serverPid()
    await app.stop()
    expect(isAlive(pid)).toBe(false)
  })
})

describe('faults', () => {
  test('a killed server restarts by itself, at its old address', async () => {
    const { connectionString } = await start({ isThrowaway: false })
    await queryFirstValue(connectionString, 'create table kept as select 42 as value')
    process.kill(serverPid(), 'SIGKILL')
    const isBack = () =>
      queryFirstValue(connectionString, 'select value from kept').then(
        (value) => value === 42,
        () => false,
      )
    await waitUntil('the server is back', isBack)
    expect(lines()).toContain('The database has stopped by itself: starting it again.')
  })

  test.each([
    ['a process that is gone', () => 2 ** 22 - 1],
    ['a process that is no server', () => process.ppid],
    ['this very process', () => process.pid],
  ])('a stale pid file that names %s does not block the start', async (_, pid) => {
    await (await start()).stop()
    const rest = [path.join(folder(), 'postgres'), '1', '5432', '', '', '1 1', 'ready']
    writeFileSync(pidFile(), [pid(), ...rest].join('\n'))
    const { connectionString } = await start()
    expect(await queryFirstValue(connectionString, 'select 1')).toBe(1)
  })

  test('a stale lock of a socket, held by a living process, does not block the start', async () => {
    const { connectionString, stop } = await start()
    await stop()
    // PostgreSQL accepts any living process that it may signal as the lock's owner.
    const other = spawn('sleep', ['60'], {
      ...spawnOptions(findOrCreateServerUser()),
      stdio: 'ignore',
    })
    const socket = new URL(connectionString).searchParams.get('host') ?? ''
    const rest = [path.join(folder(), 'postgres'), '1', '5432', socket, '']
    writeFileSync(path.join(socket, '.s.PGSQL.5432.lock'), [other.pid, ...rest].join('\n'))
    try {
      const again = await start()
      expect(await queryFirstValue(again.connectionString, 'select 1')).toBe(1)
    } finally {
      other.kill('SIGKILL')
    }
  })

  test('data of another major version is refused with a sentence, and stays', async () => {
    await (await start()).stop()
    writeFileSync(path.join(folder(), 'postgres/PG_VERSION'), '15\n')
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 15, and this Iskra brings/)
    expect(existsSync(path.join(folder(), 'postgres/global/pg_control'))).toBe(true)
  })

  test('a server that can’t start reports the reason', async () => {
    await (await start()).stop()
    writeFileSync(path.join(folder(), 'postgres/postgresql.conf'), 'no_such_setting = 1\n')
    await expect(start()).rejects.toThrow(/does not start: .*no_such_setting/)
  })
})
