import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../errors'
import { ADMINISTRATOR } from './cluster'
import { takeLease, type Lease, type Role } from './lease'
import type { Place } from './place'
import { ensureRunning } from './server'
import { stopServer } from './stop-server'
import { toConnectionString, type Transport } from './transport'
import { Client } from 'pg'

export type ShareOptions = {
  place: Place
  transport: Transport
  role: Role
  isThrowaway: boolean
  signal: AbortSignal | undefined
}

export type Share = { lease: Lease; connectionString: string; adminUrl: string }

const JOIN_TIMEOUT_MS = 60_000

/** Starts or finds the server and takes a share in it, past one that is just shutting down. */
export async function join(options: ShareOptions): Promise<Share> {
  const { place, transport, role } = options
  const deadline = Date.now() + JOIN_TIMEOUT_MS
  for (;;) {
    const { port } = await ensureRunning(place, options)
    const urlOf = (user: string, database: string) =>
      toConnectionString(transport, port, user, database)
    const adminUrl = urlOf(ADMINISTRATOR, 'postgres')
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

/** Gives a share back and stops the server when it was the last. */
export async function leave({ place }: ShareOptions, lease: Lease | undefined): Promise<void> {
  // Without an answer the server is dead or dying: then stopping it again does no harm.
  const isLast = lease ? await lease.release().catch(() => true) : true
  if (isLast) await stopServer(place)
}

/** The app's own user and database. The user is no administrator of the server. */
const APP = 'iskra'

const LOCK = 4_741_004

/** Makes the app's user and database where missing; `password` is for servers on a port. */
async function ensureAppDatabase(adminUrl: string, password?: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    // Two processes may do this at once; the lock ends with the connection.
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
