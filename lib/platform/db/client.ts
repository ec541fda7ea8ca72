import 'server-only'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { NamingClient } from './statement-names'
import { sql, type Placeholder } from 'drizzle-orm'

/** `DATABASE_URL`, or the embedded server's address, which its starter put into the environment. */
export function connectionString(): string {
  const url = process.env.DATABASE_URL?.trim() || process.env.ISKRA_INTERNAL_DATABASE_URL
  if (url) return url
  throw new Error('There is no database: start the app with npm start, or set DATABASE_URL.')
}

export type Database = NodePgDatabase

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A query that runs longer than this is ended by the server and answered with 503. */
const STATEMENT_TIMEOUT_MS = 5_000

export function openPool(url: string, max = 10, own: PoolConfig = {}): Pool {
  const pool = new Pool({
    Client: NamingClient,
    connectionString: url,
    max,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // The client's own limit, for a server that is frozen and ends nothing.
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    application_name: 'iskra',
    ...own,
  })
  return survivingLoss(pool)
}

/** The one connection of a command line tool, whose statements may take their time. */
export const openToolPool = (url: string): Pool =>
  survivingLoss(new Pool({ connectionString: url, max: 1, application_name: 'iskra tool' }))

function survivingLoss(pool: Pool): Pool {
  // A dropped idle connection must not end the process: the next query opens a new one.
  pool.on('error', () => undefined)
  // Nor one that is dropped while a transaction has it: its next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A count that a crash of the database loses is not worth waiting for the disk each time. */
const openCountingPool = (url: string): Pool =>
  openPool(url, 2, {
    onConnect: async (client) => void (await client.query('set synchronous_commit to off')),
  })

type Opened = { pool: Pool; database: Database; counting: Pool }
const globals = globalThis as { iskraDatabase?: Opened }

function opened(): Opened {
  if (!globals.iskraDatabase) {
    const url = connectionString()
    const pool = openPool(url)
    globals.iskraDatabase = { pool, database: drizzle(pool), counting: openCountingPool(url) }
  }
  return globals.iskraDatabase
}

/** The process's database: opened at the first use, since a build has none. */
export const db = (): Database => opened().database

/** Its connections, for what needs one of its own. */
export const pool = (): Pool => opened().pool

/** Connections for limits, so that counting within a transaction never waits for the main pool. */
export const countingPool = (): Pool => opened().counting

export async function closeDatabase(): Promise<void> {
  const open = globals.iskraDatabase
  delete globals.iskraDatabase
  await Promise.all([open?.pool.end(), open?.counting.end()])
}

type Query<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }

/**
 * A query whose text is built once: for a join Drizzle takes as long as the database round trip.
 * @param names of the values that differ between calls; each has its place in the query
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
    // A frequent statement gets its name from the connection (statement-names.ts).
    const query = made.get(database) ?? build(database, values).prepare('')
    made.set(database, query)
    return query.execute(given)
  }
}
