import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { readTree } from '@/lib/editing/transfer/import/read-tree'
import { importContent, importTree, type ImportOptions } from '@/lib/editing/transfer/import/run'
import { testDatabaseUrl } from '@/tests/support/database'

/** The last read content of each table, with the row versions it had. */
const seen = new Map<string, { versions: string; contents: string }>()

/**
 * Every table except the attempts, which a refused call may change: with a number unique on the
 * server, and the history of its columns.
 */
const TABLES = sql`
  select t.relname as name, t.oid::text || ' of ' || d.oid::text as number,
    (select string_agg(attnum::text || '.' || a.xmin::text, ',' order by attnum)
      from pg_attribute a where attrelid = t.oid and attnum > 0) as columns
  from pg_class t, pg_database d
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
    and t.relname <> 'attempts' and d.datname = current_database()
  order by 1`

const VERSIONS = sql`sum(hashtextextended(xmin::text, 0))::text`
const DIGEST = sql`md5(string_agg(md5(t::text), '' order by md5(t::text)))`

/**
 * Number of rows in every table of the app, with a digest of their content. A table is not read
 * again while its row versions are unchanged, since every write makes a new version with its
 * transaction's number (`xmin`).
 */
export async function digestTables(): Promise<Record<string, string>> {
  const { rows: tables } = await db().execute<{ name: string; number: string; columns: string }>(
    TABLES,
  )
  const rowVersions = await ofEach(
    tables.map(({ name }) => name),
    VERSIONS,
  )
  const read = tables.map(({ name, number, columns }) => ({
    name,
    number,
    versions: `${columns} ${rowVersions.get(name)}`,
  }))
  const changed = read.filter(({ number, versions }) => seen.get(number)?.versions !== versions)
  const digests = await ofEach(
    changed.map(({ name }) => name),
    DIGEST,
  )
  for (const { name, number, versions } of changed) {
    seen.set(number, { versions, contents: digests.get(name) ?? '' })
  }
  return Object.fromEntries(
    read.map(({ name, number }) => [name, seen.get(number)?.contents ?? '']),
  )
}

/** Number of rows and an aggregate of each table, in one query. */
async function ofEach(names: string[], aggregate: SQL): Promise<Map<string, string>> {
  if (!names.length) return new Map()
  const parts = names.map(
    (name) => sql`select ${name}::text as name, count(*)::text as count,
      coalesce(${aggregate}, '') as digest from ${sql.identifier(name)} t`,
  )
  const { rows } = await db().execute<{ name: string; count: string; digest: string }>(
    sql.join(parts, sql` union all `),
  )
  return new Map(rows.map(({ name, count, digest }) => [name, `${count} ${digest}`]))
}

/** Imports into this test file's database. */
export const importFolder = (folder: string, options: Partial<ImportOptions> = {}) =>
  importContent(folder, { connectionString: testDatabaseUrl, log: () => undefined, ...options })

/** Imports a faultless folder into this test file's database without checking its questions. */
export const importUnchecked = async (folder: string) =>
  importTree(await readTree(folder, { isChecked: false }), {
    connectionString: testDatabaseUrl,
    log: () => undefined,
  })
