import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { WITHOUT_TIMEOUT } from './client'

/** Advisory lock that prevents two instances from migrating at the same time. */
export const MIGRATION_LOCK = 4_741_003

const FOLDER = path.resolve('lib/platform/db/migrations')

/** Migrates a database to the newest version; all missing migrations run in one transaction. */
export async function migrate(connectionString: string, folder = FOLDER): Promise<void> {
  const client = new Client({ connectionString, ...WITHOUT_TIMEOUT })
  await client.connect()
  try {
    if (await isMigrated(client, folder)) return
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // Imported on demand, since most starts have nothing to migrate.
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const { migrate: run } = await import('drizzle-orm/node-postgres/migrator')
    await run(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

/** True when the database has every migration of the folder, even if it has newer ones. */
export async function isMigrated(client: Pick<Client, 'query'>, folder = FOLDER) {
  const journal = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  const { rows } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as table",
  )
  if (!rows[0]?.table) return false
  const { rows: done } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return Number(done[0]?.last) >= Math.max(0, ...entries.map(({ when }) => when))
}
