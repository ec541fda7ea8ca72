import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../errors'
import { ADMIN_ROLE } from './cluster'
import type { DatabaseLocation } from './database-location'
import { ensureRunning, stopPostgres } from './server'
import { toConnectionString, type Transport } from './transport'
import { Client } from 'pg'

/** `app` serves the site, and only one may run per data folder; a `tool` runs beside it. */
export type ProcessRole = 'app' | 'tool'

/** This process's share in the running server. */
export type Lease = {
  /** Settles when the connection ends unexpectedly: the server died or was stopped. */
  lost: Promise<void>
  /** Releases the share; resolves with whether it was the last one. */
  release(): Promise<boolean>
}

/**
 * Session-level advisory locks on the maintenance database; a process that dies loses them with its
 * connection.
 */
const LOCKS = { share: 4_741_001, app: 4_741_002 }

/** How long to wait for an app that is shutting down. */
const APP_PATIENCE_MS = 3_000

/** Another app is using this data folder. */
export class AlreadyRunningError extends Error {}

/** Takes a share in the server: a lock that a killed process loses with its connection. */
async function takeLease(connectionString: string, role: ProcessRole): Promise<Lease> {
  const client = new Client({
    connectionString,
    application_name: `iskra-${role}-${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined) // an 'end' event always follows
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

export type ShareOptions = {
  place: DatabaseLocation
  transport: Transport
  role: ProcessRole
  isThrowaway: boolean
  signal: AbortSignal | undefined
}

/** The server that a process has joined, with the process's lease. */
export type JoinedServer = { lease: Lease; connectionString: string; adminUrl: string }

const JOIN_TIMEOUT_MS = 60_000

/**
 * Starts or finds the server and takes a share in it; retries if the server is just shutting down.
 */
export async function joinServer(options: ShareOptions): Promise<JoinedServer> {
  const { place, transport, role } = options
  const deadline = Date.now() + JOIN_TIMEOUT_MS
  for (;;) {
    const { port } = await ensureRunning(place, options)
    const urlOf = (user: string, database: string) =>
      toConnectionString(transport, port, user, database)
    const adminUrl = urlOf(ADMIN_ROLE, 'postgres')
    try {
      const lease = await takeLease(adminUrl, role)
      await ensureAppDatabase(adminUrl, transport.kind === 'tcp' ? transport.password : undefined)
      return { lease, adminUrl, connectionString: urlOf(APP, APP) }
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}

/** Releases a share, and stops the server if it was the last one. */
export async function leaveServer(
  { place }: ShareOptions,
  lease: Lease | undefined,
): Promise<void> {
  // If the release fails, the server is dead or dying, and stopping it again does no harm.
  const isLast = lease ? await lease.release().catch(() => true) : true
  if (isLast) await stopPostgres(place)
}

/** The app's role and database. The role is no superuser. */
const APP = 'iskra'

const LOCK = 4_741_004

/** Creates the app's role and database if missing; `password` is for servers on a port. */
async function ensureAppDatabase(adminUrl: string, password?: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    // Two processes may do this concurrently; the lock ends with the connection.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = $1) as has_user,
              exists (select from pg_database where datname = $1) as has_database`,
      [APP],
    )
    if (!rows[0].has_user) {
      const secret = password ? ` password ${client.escapeLiteral(password)}` : ''
      await client.query(`create role ${APP} login${secret}`)
    }
    if (!rows[0].has_database) await client.query(`create database ${APP} owner ${APP}`)
  } finally {
    await client.end()
  }
}
