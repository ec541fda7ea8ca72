import { type Client, escapeIdentifier } from 'pg'
import type { BackupTable, Migration, Sequence } from './header'

/**
 * The schemas of the app's tables and of drizzle's journal. Other schemas don't belong to the app.
 */
export const APP_SCHEMAS = ['drizzle', 'public']

export const MIGRATIONS_TABLE = { schema: 'drizzle', name: '__drizzle_migrations' }

/** SQL condition that excludes objects created by extensions. */
const OWN = `not exists (select 1 from pg_depend d where d.objid = c.oid
  and d.classid = 'pg_class'::regclass and d.deptype = 'e')`

export type Table = Omit<BackupTable, 'rows'>

/** The app's tables with their writable columns, each table after the tables it references. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid
    where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and ${OWN}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1, 2 order by 1, 2`,
    [APP_SCHEMAS],
  )
  const byName = new Map(rows.map((table) => [plainName(table), table]))
  const ordered = inOrderOfNeed([...byName.keys()], await foreignKeys(client))
  return ordered.flatMap((name) => byName.get(name) ?? [])
}

/** For each table, the tables that its foreign keys reference. */
async function foreignKeys(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ from: string; to: string[] }>(
    `select fn.nspname || '.' || f.relname as "from",
      array_agg(distinct tn.nspname || '.' || t.relname) as "to"
    from pg_constraint k
      join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
      join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where k.contype = 'f' and fn.nspname = any($1) group by 1`,
    [APP_SCHEMAS],
  )
  return new Map(rows.map(({ from, to }) => [from, to]))
}

/** The app's sequences with their next numbers. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name,
      coalesce(last_value + increment_by, start_value)::text as next
    from pg_sequences where schemaname = any($1) order by 1, 2`,
    [APP_SCHEMAS],
  )
  return rows
}

/** The migrations that the database has, oldest first; empty for a database without migrations. */
export async function listMigrations(client: Client): Promise<Migration[]> {
  const journal = quotedName(MIGRATIONS_TABLE)
  const { rows: found } = await client.query<{ oid: string | null }>(
    'select to_regclass($1) as oid',
    [journal],
  )
  if (!found[0]?.oid) return []
  const { rows } = await client.query<Migration>(
    `select hash, created_at::text as "createdAt" from ${journal} order by created_at, id`,
  )
  return rows
}

export async function countRows(client: Client, table: Table): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from ${quotedName(table)}`,
  )
  return Number(rows[0]?.count)
}

/** True when no table except drizzle's journal has a row. */
export async function isDatabaseEmpty(client: Client): Promise<boolean> {
  for (const table of await listTables(client)) {
    if (plainName(table) === plainName(MIGRATIONS_TABLE)) continue
    const { rows } = await client.query(`select 1 from ${quotedName(table)} limit 1`)
    if (rows.length) return false
  }
  return true
}

/**
 * Sorts names so that each comes after the names that it references (foreign keys), otherwise in
 * the given order. Self-references are allowed, since COPY checks foreign keys at its end. Throws
 * for a cycle, which no order can satisfy.
 */
function inOrderOfNeed(names: string[], needs: Map<string, string[]>): string[] {
  const ordered = new Set<string>()
  const path: string[] = []
  const place = (name: string) => {
    if (ordered.has(name)) return
    if (path.includes(name)) {
      throw new Error(`Tables need each other in a circle: ${[...path, name].join(', ')}`)
    }
    path.push(name)
    for (const needed of needs.get(name) ?? []) if (needed !== name) place(needed)
    path.pop()
    ordered.add(name)
  }
  names.forEach(place)
  return [...ordered]
}

type Named = { schema: string; name: string }

/** The quoted name of a table or sequence for SQL. */
export const quotedName = ({ schema, name }: Named): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/** The unquoted name for messages. */
export const plainName = ({ schema, name }: Named): string => `${schema}.${name}`

/**
 * All rows of a table as a query, which COPY accepts for partitioned tables too, unlike their
 * names.
 */
export const selectRowsSql = (table: Named & { columns: string[] }): string =>
  `(select ${table.columns.map(escapeIdentifier).join(', ')} from ${quotedName(table)})`

/** A table with its columns, for COPY. */
export const tableWithColumnsSql = (table: Named & { columns: string[] }): string =>
  `${quotedName(table)} (${table.columns.map(escapeIdentifier).join(', ')})`
