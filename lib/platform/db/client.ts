import 'server-only'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { env } from '@/lib/platform/env'
import { singleHostAddresses } from '@/lib/platform/database-hosts'
import { readContext } from './read-context'
import { serversOf } from './primary'
import { primaryClientOf } from './primary-client'
import { NamingClient } from './statement-names'
import { observePool, observing } from './observed-client'
import { sql, type Placeholder } from 'drizzle-orm'

/**
 * `DATABASE_URL`, or the address of the embedded server, which the start of that server puts into
 * the environment.
 */
export function connectionString(): string {
  const url = process.env.DATABASE_URL?.trim() || process.env.ISKRA_INTERNAL_DATABASE_URL
  if (url) return url
  throw new Error('There is no database: start the app with npm start, or set DATABASE_URL.')
}

/**
 * The address of PostgreSQL itself, which differs from `connectionString` behind a pooler. For what
 * needs a session of its own: listening, session locks, migrations, tools, backups.
 */
export const directConnectionString = (): string =>
  process.env.DATABASE_DIRECT_URL?.trim() || connectionString()

/** True behind a pooler, whose connections keep no settings of a session. */
export const isPooled = (): boolean => Boolean(process.env.DATABASE_DIRECT_URL?.trim())

export type Database = NodePgDatabase

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Time limit of a query; PostgreSQL aborts a longer one, and the response is a 503. */
export const STATEMENT_TIMEOUT_MS = 5_000

/** The class of a pool's connections. */
function clientOf(url: string): typeof NamingClient {
  const servers = serversOf(url)
  return servers ? primaryClientOf(servers) : NamingClient
}

export function openPool(url: string, max: number, own: PoolConfig = {}): Pool {
  const pool = new Pool({
    Client: clientOf(url),
    connectionString: singleHostAddresses(url)[0] ?? url,
    max,
    // Behind a pooler the role has it (check-addresses.ts).
    ...(!isPooled() && { statement_timeout: STATEMENT_TIMEOUT_MS }),
    // A limit in the client too, in case the server is frozen and aborts nothing.
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    application_name: 'iskra',
    ...own,
  })
  return survivingLoss(pool)
}

/** For direct connections whose statements may take longer than the role's limit. */
export const WITHOUT_TIMEOUT = 'set statement_timeout = 0'

/** A pool with one direct connection and without timeouts, for command line tools. */
export const openToolPool = (url: string): Pool =>
  survivingLoss(
    new Pool({
      connectionString: url,
      max: 1,
      application_name: 'iskra tool',
      onConnect: async (client) => void (await client.query(WITHOUT_TIMEOUT)),
    }),
  )

function survivingLoss(pool: Pool): Pool {
  // A dropped idle connection must not end the process: the next query opens a new one.
  pool.on('error', () => undefined)
  // Nor a connection that is dropped during a transaction, whose next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Connections for rate limit counts. Their commits don't wait for the disk, because losing a count
 * in a crash is harmless. Behind a pooler they wait: the setting would stay with a connection that
 * others get next.
 */
const openCountingPool = (url: string, Client: typeof NamingClient): Pool =>
  openPool(url, 2, {
    Client,
    ...(!isPooled() && {
      onConnect: async (client) => void (await client.query('set synchronous_commit to off')),
    }),
  })

type Opened = { pool: Pool; database: Database; counting: Pool }
const globals = globalThis as { iskraDatabase?: Opened }

function opened(): Opened {
  if (!globals.iskraDatabase) {
    const url = connectionString()
    // Others, such as that of a replica, say nothing of the database's outages.
    const Client = observing(clientOf(url))
    const pool = observePool(openPool(url, env().DATABASE_CONNECTIONS, { Client }), 'main')
    const counting = observePool(openCountingPool(url, Client), 'counting')
    globals.iskraDatabase = { pool, database: drizzle(pool), counting }
  }
  return globals.iskraDatabase
}

/**
 * The process's database, opened at first use because a build has none. Within `onReplica` it is
 * the replica.
 */
export const db = (): Database => readContext.getStore() ?? opened().database

/** The process's pool, for work that needs its own connection. */
export const pool = (): Pool => opened().pool

/**
 * Connections for rate limits, so that counting within a transaction never waits for the main pool.
 */
export const rateLimitPool = (): Pool => opened().counting

/** The connections of the process's pools; none before the first query. */
export function poolStates() {
  const { pool: main, counting } = globals.iskraDatabase ?? {}
  return Object.entries({ main, counting }).flatMap(([name, one]) =>
    one ? [stateOfPool(name, one)] : [],
  )
}

const stateOfPool = (pool: string, { options, totalCount, idleCount, waitingCount }: Pool) => ({
  pool,
  max: options.max,
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})

export async function closeDatabase(): Promise<void> {
  const open = globals.iskraDatabase
  delete globals.iskraDatabase
  await Promise.all([open?.pool.end(), open?.counting.end()])
}

type Query<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }

/**
 * A query whose SQL is built only once, since Drizzle takes as long to build a join as a database
 * round trip.
 * @param names the names of values that differ between calls; each has a placeholder in the query
 */
export function prepared<const Name extends string, Rows>(
  names: readonly Name[],
  build: (
    database: Database,
    values: Record<Name, Placeholder>,
  ) => { prepare(name: string): Query<Rows> },
): (values: Record<Name, unknown>, database?: Database) => Promise<Rows> {
  const places = names.map((name) => [name, sql.placeholder(name)])
  const values = Object.fromEntries(places) as Record<Name, Placeholder>
  const made = new WeakMap<Database, Query<Rows>>()
  return (given, database = db()) => {
    // The connection names frequent statements itself (statement-names.ts).
    const query = made.get(database) ?? build(database, values).prepare('')
    made.set(database, query)
    return query.execute(given)
  }
}
