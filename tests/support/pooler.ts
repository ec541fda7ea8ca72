import { spawn } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { findOrCreateServerUser, spawnOptions } from '@/lib/platform/db/embedded/system-user'
import { findFreePort } from '@/lib/platform/db/embedded/transport'
import { makeTemporaryFolder, removeFolder, waitUntil } from './processes'

export type PoolMode = 'session' | 'transaction'

/** PgBouncer's connections; in session mode each of the app's needs one of its own. */
const POOL_SIZES = { session: 16, transaction: 4 }

/**
 * Starts PgBouncer in front of a database. It refuses start-up parameters that it does not know, as
 * it does by default.
 * @param databaseUrl address of PostgreSQL itself
 */
export async function startPooler(databaseUrl: string, mode: PoolMode) {
  const target = new URL(databaseUrl)
  const database = target.pathname.slice(1)
  const host = target.searchParams.get('host') ?? target.hostname
  const port = await findFreePort()
  const folder = makeTemporaryFolder('iskra-pgbouncer-')
  const user = findOrCreateServerUser()
  const file = path.join(folder, 'pgbouncer.ini')
  const password = target.password && ` password=${target.password}`
  const lines = [
    '[databases]',
    `${database} = host=${host} port=${target.port || 5_432} user=${target.username}${password}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...['auth_type = any', `pool_mode = ${mode}`, `default_pool_size = ${POOL_SIZES[mode]}`],
    ...['log_connections = 0', 'log_disconnections = 0'],
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  if (user) for (const one of [folder, file]) chownSync(one, user.uid, user.gid)
  const child = spawn('pgbouncer', [file], {
    ...spawnOptions(user),
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.once('error', ({ message }) => (said += `${message}: install PgBouncer`))
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `postgresql://${target.username}@127.0.0.1:${port}/${database}`
  await waitUntil('the pooler serves', () => {
    if (child.exitCode !== null || !child.pid) throw new Error(`PgBouncer ended: ${said}`)
    return answers(url)
  }).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    /** Address of the database behind the pooler. */
    url,
    output: () => said,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      removeFolder(folder)
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
