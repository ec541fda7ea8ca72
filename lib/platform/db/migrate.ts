import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { WITHOUT_TIMEOUT } from './client'

/** Advisory lock that prevents two instances from migrating at the same time. */
export const MIGRATION_LOCK = 4_741_003

const FOLDER = path.resolve('lib/platform/db/migrations')

/**
 * How long a migration waits for a table before it lets the queries behind it pass, how long it
 * pauses then, and how often it tries.
 */
const LOCK_WAIT_MS = 2_000
const PAUSE_MS = 1_000
const MOST_ATTEMPTS = 60

/** PostgreSQL's code for a lock that was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03'

type Options = { folder?: string; lockWaitMs?: number; pauseMs?: number }

/**
 * Migrates a database to the newest version: a new one in one transaction, one in use by one
 * transaction for each migration. A migration that has to wait for a table gives up its place in the
 * queue again and again, since every query behind it would wait, too.
 */
export async function migrate(connectionString: string, options: Options = {}): Promise<void> {
  const { folder = FOLDER } = options
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(WITHOUT_TIMEOUT)
    if (await isMigrated(client, folder)) return
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const last = await lastMigration(client)
    if (last === null) return await createSchema(client, folder)
    // Imported on demand, since most starts have nothing to migrate.
    const { readMigrationFiles } = await import('drizzle-orm/migrator')
    const missing = readMigrationFiles({ migrationsFolder: folder }).filter(
      ({ folderMillis }) => folderMillis > last,
    )
    for (const migration of missing) await applyWhenFree(client, migration, options)
  } finally {
    await client.end()
  }
}

async function createSchema(client: Client, folder: string): Promise<void> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate: run } = await import('drizzle-orm/node-postgres/migrator')
  await run(drizzle(client), { migrationsFolder: folder })
}

async function applyWhenFree(client: Client, migration: MigrationMeta, options: Options) {
  const { lockWaitMs = LOCK_WAIT_MS, pauseMs = PAUSE_MS } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockWaitMs}`)
      for (const statement of migration.sql) await client.query(statement)
      await client.query(
        'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
        [migration.hash, migration.folderMillis],
      )
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const { code } = error as { code?: string }
      if (code !== LOCK_NOT_AVAILABLE || attempt === MOST_ATTEMPTS) throw error
      await sleep(pauseMs)
    }
  }
}

/** When the newest migration of a database was written; null for a database without any. */
async function lastMigration(client: Pick<Client, 'query'>): Promise<number | null> {
  const { rows } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as table",
  )
  if (!rows[0]?.table) return null
  const { rows: done } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return done[0]?.last ? Number(done[0].last) : null
}

/** True when the database has every migration of the folder, even if it has newer ones. */
export async function isMigrated(client: Pick<Client, 'query'>, folder = FOLDER) {
  const journal = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  const last = await lastMigration(client)
  return last !== null && last >= Math.max(0, ...entries.map(({ when }) => when))
}
