import path from 'node:path'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { APP_SCHEMAS, MIGRATIONS_TABLE, quotedName } from './catalogue'
import { type Migration, BackupRefusal } from './header'

const FOLDER = path.resolve('lib/platform/db/migrations')

/** The migrations of this program, oldest first. */
export const ownMigrations = (folder = FOLDER): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: folder })

/** True when both lists contain the same migrations. */
export const isSameHistory = (one: Migration[], other: Migration[]): boolean =>
  one.length === other.length && one.every(({ hash }, index) => hash === other[index]?.hash)

/**
 * Throws unless a backup's migrations are a prefix of the program's; otherwise its schema is
 * unknown.
 */
export function assertKnownHistory(backup: Migration[], own: MigrationMeta[], file: string): void {
  const isKnown = backup.every(({ hash }, index) => hash === own[index]?.hash)
  if (isKnown && backup.length) return
  const newest = Math.max(...own.map(({ folderMillis }) => folderMillis))
  const isNewer = backup.some(({ createdAt }) => Number(createdAt) > newest)
  throw new BackupRefusal(
    isNewer
      ? `${file} was made by a newer version of Iskra: update this one, then restore it.`
      : `${file} was made by another edition of Iskra, whose database differs from this one's.`,
  )
}

/** Runs migrations in the transaction of `client` and records them in drizzle's journal. */
export async function runMigrations(client: Client, migrations: MigrationMeta[]): Promise<void> {
  const journal = quotedName(MIGRATIONS_TABLE)
  await client.query(`create schema if not exists ${MIGRATIONS_TABLE.schema}`)
  // The same statement as in drizzle's own migrator.
  await client.query(`create table if not exists ${journal}
    (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query(`insert into ${journal} (hash, created_at) values ($1, $2)`, [
      hash,
      folderMillis,
    ])
  }
}

/**
 * Drops everything in the app's schemas, except the schemas themselves and objects of extensions.
 */
export async function dropEverything(client: Client): Promise<void> {
  const kinds = ['pg_class', 'pg_proc', 'pg_type'] as const
  for (const kind of kinds) {
    for (const statement of await dropStatements(client, kind)) await client.query(statement)
  }
}

const LISTS = {
  pg_class: `select 'drop ' || case c.relkind when 'v' then 'view' when 'm' then
      'materialized view' when 'S' then 'sequence' else 'table' end
      || ' if exists ' || c.oid::regclass || ' cascade' as drop
    from pg_class c where relnamespace = any($1::regnamespace[])
      and relkind in ('r', 'p', 'v', 'm', 'S')
      -- Partitions and the sequences of identity columns go with their tables, and not alone.
      and not relispartition and not (relkind = 'S' and exists (select 1 from pg_depend d
        where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'i'))`,
  pg_proc: `select 'drop routine if exists ' || c.oid::regprocedure || ' cascade' as drop
    from pg_proc c where pronamespace = any($1::regnamespace[])`,
  pg_type: `select 'drop type if exists ' || c.oid::regtype || ' cascade' as drop
    from pg_type c where typnamespace = any($1::regnamespace[]) and typtype in ('e', 'd')`,
}

async function dropStatements(client: Client, kind: keyof typeof LISTS): Promise<string[]> {
  const { rows: schemas } = await client.query<{ oid: string }>(
    'select oid from pg_namespace where nspname = any($1)',
    [APP_SCHEMAS],
  )
  const { rows } = await client.query<{ drop: string }>(
    `${LISTS[kind]} and not exists (select 1 from pg_depend d
      where d.objid = c.oid and d.classid = '${kind}'::regclass and d.deptype = 'e')`,
    [schemas.map(({ oid }) => oid)],
  )
  return rows.map(({ drop }) => drop)
}
