import 'server-only'
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import type { ChangeCounts } from './model'

export type ChangesByKind = Record<string, ChangeCounts>

export function requireId(ids: Map<string, string>, slug: string): string {
  const found = ids.get(slug)
  if (!found) throw new Error(`No row for the slug ${slug}`)
  return found
}

type SluggedTable = PgTable & { id: PgColumn; slug: PgColumn }

/** Inserts or updates rows by slug and counts each. */
export async function upsertBySlug<Row extends { slug: string }>(
  tx: Transaction,
  table: SluggedTable,
  rows: Row[],
): Promise<{ ids: Map<string, string>; change: ChangeCounts; differences: RowDifferences }> {
  if (!rows.length) return { ids: new Map(), change: noChange(), differences: new Map() }
  const slugs = rows.map(({ slug }) => slug)
  const before = (await tx.select().from(table).where(oneOf(table.slug, slugs))) as Stored[]
  const { changed, change, differences } = compareRows(rows, before, ({ slug }) => String(slug))
  await upsertRows(tx, table, [table.slug], changed)
  const after = (await tx
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(oneOf(table.slug, slugs))) as { id: string; slug: string }[]
  return { ids: new Map(after.map(({ id, slug }) => [slug, id])), change, differences }
}

/** Rows per statement: PostgreSQL takes 65 535 values, and a question has a dozen. */
const ROWS_AT_ONCE = 500

/**
 * Inserts rows or updates those with the `key`, restoring them from the bin. All rows have the same
 * columns.
 */
export async function upsertRows(
  tx: Transaction,
  table: PgTable,
  key: PgColumn[],
  rows: object[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in first)
  const set = columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)] as const)
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insert(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoUpdate({ target: key, set: { ...Object.fromEntries(set), ...touched(table) } })
  }
}

function touched(table: PgTable): Record<string, SQL | null> {
  const { updatedAt, version, isShown } = getTableColumns(table) as Record<string, PgColumn>
  return {
    ...(updatedAt && { updatedAt: sql`now()` }),
    ...(version && { version: sql`${version} + 1` }),
    ...(isShown && { binnedAt: null }),
  }
}

type Stored = Record<string, unknown>

/** Written rows by key: 'new', or the changed columns, with `binnedAt` for rows from the bin. */
export type RowDifferences = Map<string, 'new' | string[]>

export const noChange = (): ChangeCounts => ({ created: 0, updated: 0, unchanged: 0, removed: 0 })

/** Finds wanted rows that are new or differ from the stored ones. `isChanged` can report more. */
export function compareRows<Row extends object>(
  wanted: Row[],
  stored: Stored[],
  keyOf: (row: Row | Stored) => string,
  isChanged: (stored: Stored) => boolean = () => false,
): { changed: Row[]; gone: Stored[]; change: ChangeCounts; differences: RowDifferences } {
  const known = new Map(stored.map((row) => [keyOf(row), row]))
  const change = noChange()
  const differences: RowDifferences = new Map()
  const changed = wanted.filter((row) => {
    const before = known.get(keyOf(row))
    known.delete(keyOf(row))
    const columns = before && differing(row, before)
    if (before && !columns?.length && !isChanged(before)) {
      change.unchanged += 1
      return false
    }
    change[before ? 'updated' : 'created'] += 1
    differences.set(keyOf(row), columns ?? 'new')
    return true
  })
  const gone = [...known.values()]
  return { changed, gone, change, differences }
}

/** The columns that differ; a written row leaves the bin. */
const differing = (row: object, before: Stored): string[] =>
  Object.entries(before.binnedAt ? { ...row, binnedAt: null } : row).flatMap(([name, value]) =>
    canonical(value) === canonical(before[name]) ? [] : name,
  )

/** JSON with sorted keys, since PostgreSQL's jsonb reorders them. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
