import 'server-only'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { STATEMENT_TIMEOUT_MS } from './client'
import { primaryAddress } from './primary'

/** Wrong addresses of the database. The message is one sentence that says how to mend them. */
class DatabaseAddressError extends Error {}

/**
 * Checks that the addresses of an external database lead where they should, since a pooler fails
 * late and silently: it hears no `LISTEN`, keeps a lock for somebody else, or loses named
 * statements. Behind a pooler, gives the app's role its time limit for statements.
 * @throws DatabaseAddressError
 */
export async function checkDatabaseAddresses(settings: Env): Promise<void> {
  if (!settings.DATABASE_URL) return
  const url = await primaryAddress(settings.DATABASE_URL)
  const directUrl =
    settings.DATABASE_DIRECT_URL && (await primaryAddress(settings.DATABASE_DIRECT_URL))
  if (!directUrl) {
    if (await withClient(url, isPooled)) throw new DatabaseAddressError(NEEDS_DIRECT_ADDRESS)
    return
  }
  const pooled = await withClient(url, async (client) => ({
    server: await serverOf(client),
    role: await roleOf(client),
  }))
  await withClient(directUrl, async (direct) => {
    if (await isPooled(direct)) throw new DatabaseAddressError(IS_NOT_DIRECT)
    if ((await serverOf(direct)) !== pooled.server)
      throw new DatabaseAddressError(DIFFERENT_DATABASES)
    await limitStatements(direct, pooled.role)
  })
  await withClient(url, async (client) => {
    if ((await settingOf(client, 'statement_timeout')) === '0') log().warn(WITHOUT_LIMIT)
    if (settings.DATABASE_NAMED_STATEMENTS && (await losesNames(client, url)))
      throw new DatabaseAddressError(LOSES_NAMES)
  })
}

const NEEDS_DIRECT_ADDRESS =
  'DATABASE_URL leads to a pooler such as PgBouncer: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'

const IS_NOT_DIRECT =
  'DATABASE_DIRECT_URL leads to a pooler: set it to the address of PostgreSQL itself.'

const DIFFERENT_DATABASES =
  'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: name the same one in both.'

const LOSES_NAMES =
  'The pooler at DATABASE_URL mixes up named statements: set DATABASE_NAMED_STATEMENTS=false, or in PgBouncer 1.21 or later max_prepared_statements.'

const WITHOUT_LIMIT =
  'Connections that the pooler opened earlier have no time limit for statements until it opens them anew: send RECONNECT to its console, unless its role has statement_timeout = 0'

/** Opens a connection without start-up parameters that poolers refuse. */
async function withClient<T>(connectionString: string, ask: (client: Client) => Promise<T>) {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/**
 * True behind a pooler: PostgreSQL tells a client the id of the process that serves it, a pooler
 * tells it another number.
 */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as Client & { processID: number | null }).processID
}

/** Identifies a running server and one of its databases. */
async function serverOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ server: string }>(
    "select concat_ws(' ', pg_postmaster_start_time(), current_database()) as server",
  )
  return rows[0]?.server ?? ''
}

async function settingOf(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [
    name,
  ])
  return rows[0]?.value ?? ''
}

/** The role of a connection, which a pooler may choose itself. */
async function roleOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

/** PostgreSQL's codes when another instance that starts at the same time sets the limit, too. */
const SET_BY_ANOTHER = new Set(['XX000', '23505'])

/**
 * Gives a role its time limit in this database, which a pooler's connections can't ask for
 * themselves. Another limit that the operator gave it stays.
 */
async function limitStatements(direct: Client, role: string): Promise<void> {
  const { rows } = await direct.query<{ is_limited: boolean }>(
    `select exists (
      select from pg_db_role_setting settings
      where setrole in (0, (select oid from pg_roles where rolname = $1))
        and setdatabase in (0, (select oid from pg_database where datname = current_database()))
        and array_to_string(setconfig, ' ') like '%statement_timeout=%') as is_limited`,
    [role],
  )
  if (rows[0]?.is_limited) return
  const { rows: statements } = await direct.query<{ alter_role: string }>(
    `select format('alter role %I in database %I set statement_timeout = %L',
      $1::text, current_database(), $2::text) as alter_role`,
    [role, `${STATEMENT_TIMEOUT_MS}ms`],
  )
  const statement = statements[0]?.alter_role ?? ''
  await direct.query(statement).catch((error: { code?: string }) => {
    if (SET_BY_ANOTHER.has(error.code ?? '')) return
    if (error.code !== '42501') throw error
    throw new DatabaseAddressError(
      `The role ${role} has no time limit for statements: run as an administrator "${statement}".`,
    )
  })
}

/**
 * True if a statement that one client named is another client's: the pooler gives both the same
 * connection, the one that was used last, and does not keep their statements apart.
 */
async function losesNames(first: Client, url: string): Promise<boolean> {
  const name = `iskra_${randomUUID()}`
  await first.query({ name, text: 'select $1::int', values: [1] })
  return withClient(url, async (second) => {
    const { rows } = await second.query('select from pg_prepared_statements where name = $1', [
      name,
    ])
    return rows.length > 0
  })
}
