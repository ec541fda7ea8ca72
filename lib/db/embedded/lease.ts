import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** `app` serves the site, one on a data folder; a `tool` works beside it. */
export type Role = 'app' | 'tool'

/** Our share in the running server. */
export type Lease = {
  /** Settles when the connection ends without us: the server died or was stopped. */
  lost: Promise<void>
  /** Gives the share back and answers whether it was the last one. */
  release(): Promise<boolean>
}

/** Session locks on the maintenance database; a process that dies loses them with its connection. */
const LOCKS = { share: 4_741_001, app: 4_741_002 }

/** Time for an app that is just ending to be gone. */
const APP_PATIENCE_MS = 3_000

/** Another app works on this data folder. */
export class AlreadyRunningError extends Error {}

/** Takes a share in the server: a lock that a killed process loses with its open connection. */
export async function takeLease(connectionString: string, role: Role): Promise<Lease> {
  const client = new Client({
    connectionString,
    application_name: `iskra-${role}-${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined) // always followed by the end
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [LOCKS.share])
    if (role === 'app') await takeAppLock(client)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return { lost, release: () => release(client) }
}

async function takeAppLock(client: Client): Promise<void> {
  const deadline = Date.now() + APP_PATIENCE_MS
  while (!(await tryLock(client, LOCKS.app))) {
    if (Date.now() > deadline) {
      throw new AlreadyRunningError(
        `Iskra already runs on this data folder (process ${await appProcess(client)}): stop it ` +
          'first, or set another ISKRA_DATA_DIR and PORT.',
      )
    }
    await sleep(50)
  }
}

async function tryLock(client: Client, key: number): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [key])
  return rows[0]?.taken === true
}

async function appProcess(client: Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1 and granted`,
    [LOCKS.app],
  )
  return rows[0]?.application_name?.split('-').at(-1) ?? 'unknown'
}

async function release(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [LOCKS.share])
    return await tryLock(client, LOCKS.share)
  } finally {
    await client.end().catch(() => undefined)
  }
}
