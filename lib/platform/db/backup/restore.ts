import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  isDatabaseEmpty,
  listMigrations,
  listTables,
  plainName,
  quotedName,
  tableWithColumnsSql,
} from './catalogue'
import { inTransaction } from './connect'
import { type BackupHeader, BackupRefusal } from './header'
import {
  assertKnownHistory,
  dropEverything,
  isSameHistory,
  ownMigrations,
  runMigrations,
} from './migrations'
import { MIGRATION_LOCK } from '../migrate'
import { openBackup, verifyBackup, type OpenBackup } from './read-backup'

/** Longer than any page's statement, which ends within 5 s; a restore that waits longer fails. */
const LOCK_TIMEOUT_MS = 15_000

export type RestoreOptions = {
  connectionString: string
  file: string
  /** Accounts that were erased; they stay erased, whatever the backup contains. */
  erased?: string[]
  /**
   * Notifies running servers within the transaction, so that the notification arrives once the
   * restored rows are visible.
   */
  announce: (client: Client) => Promise<void>
  /** For tests: a different folder of migrations. */
  migrationsFolder?: string
}

/** Checks a whole file without touching a database. Throws a BackupRefusal with the reason. */
export async function checkRestorable(
  file: string,
  migrationsFolder?: string,
): Promise<BackupHeader> {
  const header = await verifyBackup(file)
  assertKnownHistory(header.migrations, ownMigrations(migrationsFolder), file)
  return header
}

/** True when a restore would lose nothing, because all tables are empty. */
export const isRestoreHarmless = (connectionString: string): Promise<boolean> =>
  inTransaction(connectionString, 'begin read only', isDatabaseEmpty)

/**
 * Passes each file of a checked backup to `put`, one after another, before the rows that refer to
 * them are restored. Files that were missing at the time of the backup have no bytes and are
 * skipped.
 */
export async function restoreFiles(
  file: string,
  put: (key: string, content: Blob) => Promise<void>,
): Promise<void> {
  const backup = await openBackup(file)
  try {
    await backup.skip(backup.header.tables.length)
    for (const key of backup.header.files) {
      const pieces: BlobPart[] = []
      for await (const piece of backup.next()) pieces.push(Uint8Array.from(piece))
      if (pieces.length) await put(key, new Blob(pieces))
    }
  } finally {
    await backup.close()
  }
}

/**
 * Replaces all data of the app with a checked backup, in one transaction: until it commits, other
 * transactions see the old rows or wait. An older backup is copied into its own schema and then
 * migrated.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<void> {
  const { connectionString, file, announce, migrationsFolder, erased = [] } = options
  const own = ownMigrations(migrationsFolder)
  const backup = await openBackup(file)
  const { header } = backup
  try {
    assertKnownHistory(header.migrations, own, file)
    await inTransaction(connectionString, 'begin', async (client) => {
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      const alsoErased = await readErased(client)
      const later = own.slice(header.migrations.length)
      const isInPlace = isSameHistory(header.migrations, await listMigrations(client))
      if (!isInPlace) {
        await dropEverything(client)
        await runMigrations(client, own.slice(0, header.migrations.length))
      }
      await fill(client, backup, file)
      await runMigrations(client, later)
      await forgetAfterRestore(client, [...erased, ...alsoErased])
      await announce(client)
    })
  } catch (error) {
    throw explain(error)
  } finally {
    await backup.close()
  }
}

async function fill(client: Client, backup: OpenBackup, file: string): Promise<void> {
  const { tables, sequences } = backup.header
  await assertSameTables(client, backup.header, file)
  // The audit log can only be truncated during a restore, and search triggers need not index the
  // rows again.
  await client.query("set local iskra.restoring = 'on'")
  await client.query(`truncate ${tables.map(quotedName).join(', ')}`)
  for (const table of tables) {
    const rows = client.query(copyFrom(`copy ${tableWithColumnsSql(table)} from stdin`))
    await pipeline(backup.next(), rows)
    if (rows.rowCount !== table.rows) throw mismatch(file)
  }
  await client.query("set local iskra.restoring = 'off'")
  await backup.skip(backup.header.files.length)
  await backup.finish()
  for (const sequence of sequences) {
    // Unlike setval, this is rolled back with the transaction.
    await client.query(`alter sequence ${quotedName(sequence)} restart with ${sequence.next}`)
  }
}

async function assertSameTables(client: Client, { tables }: BackupHeader, file: string) {
  const shape = (list: { schema: string; name: string; columns: string[] }[]) =>
    list.map((table) => `${plainName(table)}(${[...table.columns].sort().join()})`).sort()
  const [wanted, found] = [shape(tables), shape(await listTables(client))]
  if (wanted.join() !== found.join()) throw mismatch(file)
}

const mismatch = (file: string) =>
  new BackupRefusal(`The tables of ${file} are not those of its migrations: nothing was changed.`)

/** PostgreSQL's codes for failed locks: 55P03 is a lock timeout, 40P01 a deadlock. */
function explain(error: unknown): unknown {
  const { code } = error as { code?: unknown }
  if (code !== '55P03' && code !== '40P01') return error
  return new BackupRefusal(
    'The database is in use and its tables could not be locked: nothing was changed. Try again, ' +
      'or stop the servers first.',
  )
}

const isThere = async (client: Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ oid: string | null }>('select to_regclass($1) as oid', [
    `public.${table}`,
  ])
  return rows[0]?.oid != null
}

/** Ids of the accounts that were erased in this database; empty if the table doesn't exist yet. */
async function readErased(client: Client): Promise<string[]> {
  if (!(await isThere(client, 'erased_accounts'))) return []
  const { rows } = await client.query<{ id: string }>('select id from erased_accounts')
  return rows.map(({ id }) => id)
}

/**
 * Deletes data that a backup must not bring back: erased accounts, sessions, mailed links, which
 * may be used by now, and rate limit counts.
 */
async function forgetAfterRestore(client: Client, erased: string[]): Promise<void> {
  for (const table of ['sessions', 'links', 'attempts']) {
    if (await isThere(client, table)) await client.query(`delete from ${table}`)
  }
  if (!(await isThere(client, 'erased_accounts'))) return
  await client.query(
    'insert into erased_accounts (id) select unnest($1::uuid[]) on conflict do nothing',
    [erased],
  )
  // Children first, since parents can't be deleted before their children.
  for (const kind of ['pupils', 'parents', 'admins']) {
    await client.query(
      `delete from accounts using ${kind} one, erased_accounts erased
      where accounts.id = one.id and accounts.id = erased.id`,
    )
  }
}
