import 'server-only'
import {
  and,
  eq,
  getTableColumns,
  getTableName,
  isNull,
  sql,
  type InferInsertModel,
  type InferSelectModel,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { announceChange } from '@/lib/platform/cache/announce'
import type { CacheTag } from '@/lib/platform/cache/tags'
import type { Transaction } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { logRecordChange } from './audit'
import { isDeepEqual } from './is-deep-equal'
import type { RecordAction } from './model'
import { RECORD_MESSAGES, type RecordBase, type removedSchema } from './records'
import { recordDrafts } from './tables'

/** A table whose rows admins change (lib/platform/db/columns). */
export type RecordTable = PgTable & { id: PgColumn; version: PgColumn }
export type VersionedRecord = Record<string, unknown> & { id: string; version: number }

export type RecordWriteOptions<Table extends RecordTable, Answer extends RecordBase> = {
  audit: { adminId: string }
  /**
   * The kind whose draft is deleted by the save, if it differs from the table's name (RecordKind).
   */
  draftOf?: string
  /**
   * Cache tags to renew, announced on commit. The function may also update data derived from the
   * record. A new record has no `before`, a deleted one no `after`.
   */
  tags: (
    before: InferSelectModel<Table> | null,
    after: InferSelectModel<Table> | null,
  ) => CacheTag[] | Promise<CacheTag[]>
  /** The record as the API returns it; rejects with a 404 when there is none. */
  read: (id: string) => Promise<Answer>
}

type Change<Table extends RecordTable, Answer extends RecordBase> = RecordWriteOptions<
  Table,
  Answer
> & {
  /** Id of the record; undefined for a new record. */
  id?: string | undefined
  /** Id of a new record, if the client chose one. */
  newId?: string | undefined
  /** Version that the admin edited; without one the change applies to any version. */
  version?: number | undefined
  values: Partial<InferInsertModel<Table>>
  /** Additional values of a new record. */
  initial?: Partial<InferInsertModel<Table>>
  /**
   * Column with the parent. A record moved to another parent without a given position gets the
   * position of a new record.
   */
  parent?: keyof InferInsertModel<Table> & string
  /** Values in other tables, read after the record was locked. */
  parts?: (recordId: string | null) => Promise<RelatedChanges>
}

/** Values of a record in other tables, such as the cards of a lesson, by name. */
export type RelatedChanges = Record<
  string,
  { before: unknown; after: unknown; write: (recordId: string) => Promise<void> }
>

/**
 * Writes a record, logs the values before and after, and announces the cache tags to renew, all in
 * the given transaction. If the version is not the stored one, throws a 409 with the current
 * record. If nothing changed, writes and logs nothing.
 */
export async function writeRecord<Table extends RecordTable, Answer extends RecordBase>(
  tx: Transaction,
  table: Table,
  {
    id,
    newId,
    version,
    values,
    initial,
    parent,
    parts: readParts,
    ...common
  }: Change<Table, Answer>,
): Promise<Answer> {
  // When a new record is sent twice at once, only one is created.
  if (newId) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${newId}))`)
  const before =
    id === undefined
      ? await rowOf(tx, table, newId)
      : await locked(tx, table, id, version, common.read)
  const isElsewhere = before && parent && before[parent] !== values[parent]
  const wanted: Record<string, unknown> = { ...values }
  if (isElsewhere) wanted.position ??= (initial as Partial<VersionedRecord> | undefined)?.position
  const changed = before ? differing(wanted, before) : values
  const parts = Object.entries((await readParts?.(before?.id ?? null)) ?? {}).filter(
    ([, part]) => !isDeepEqual(part.before, part.after),
  )
  const { adminId } = common.audit
  const draftOf = common.draftOf ?? getTableName(table)
  if (before) await dropDraft(tx, draftOf, before.id, adminId)
  if (before && !Object.keys(changed).length && !parts.length) return common.read(before.id)
  const write = before
    ? tx
        .update(table as PgTable)
        .set({ ...changed, version: sql`${table.version} + 1` })
        .where(eq(table.id, before.id))
    : tx.insert(table as PgTable).values({ ...values, ...initial, ...(newId && { id: newId }) })
  const [after] = (await write.returning()) as [VersionedRecord]
  for (const [, part] of parts) await part.write(after.id)
  if (!before) await dropDraft(tx, draftOf, after.id, adminId)
  const partsOf = (side: 'before' | 'after') =>
    Object.fromEntries(parts.map(([name, part]) => [name, part[side]]))
  await finish(tx, table, before ? 'record-update' : 'record-create', {
    before: before && { ...before, ...partsOf('before') },
    after: { ...after, ...partsOf('after') },
    ...common,
  })
  return common.read(after.id)
}

type Removal<Table extends RecordTable, Answer extends RecordBase> = RecordWriteOptions<
  Table,
  Answer
> & {
  id: string
  version?: number | undefined
  /** The sentence about dependent records that the admin has seen. */
  seen: string
}

/**
 * Moves a record to the bin (decision 041). Records that pupils' work refers to are only marked;
 * others are deleted and restorable from the audit log. Throws a 409 while dependent records
 * prevent it, or if the dependent records are not those the admin saw.
 */
export async function moveRecordToBin<Table extends RecordTable, Answer extends RecordBase>(
  tx: Transaction,
  table: Table,
  { id, version, seen, ...common }: Removal<Table, Answer>,
): Promise<z.output<typeof removedSchema>> {
  const before = await locked(tx, table, id, version, common.read)
  const current = await common.read(id)
  const { sentence, isInTheWay } = current.below ?? { sentence: '', isInTheWay: false }
  if (isInTheWay || sentence !== seen) throw new HttpError(409, sentence, { current })
  await (hasBinnedAt(table)
    ? tx
        .update(table as PgTable)
        .set({ binnedAt: sql`now()` })
        .where(eq(table.id, before.id))
    : tx.delete(table).where(eq(table.id, before.id)))
  await finish(tx, table, 'record-delete', { before, ...common })
  return { success: true }
}

/** Takes a record out of the bin; `kept` are its values in the audit log. */
export async function restoreRecordFromBin<Table extends RecordTable, Answer extends RecordBase>(
  tx: Transaction,
  table: Table,
  { kept, ...common }: RecordWriteOptions<Table, Answer> & { kept: VersionedRecord },
): Promise<Answer> {
  const { id } = kept
  const write = hasBinnedAt(table)
    ? tx
        .update(table as PgTable)
        .set({ binnedAt: null })
        .where(eq(table.id, id))
    : // The version is increased, so that forms opened before the deletion get a conflict.
      tx.insert(table as PgTable).values({ ...insertable(table, kept), version: kept.version + 1 })
  const [after] = (await write.returning()) as VersionedRecord[]
  // Marked records are deleted for good after their time in the bin.
  if (!after) throw new HttpError(404, RECORD_MESSAGES.missing)
  await finish(tx, table, 'record-restore', { after, ...common })
  return common.read(id)
}

/** True for tables whose deleted rows are only marked (`lifecycle` of lib/platform/db/columns). */
export const hasBinnedAt = (table: RecordTable): table is RecordTable & { binnedAt: PgColumn } =>
  'binnedAt' in table

/** Values that an insert can write, from the JSON of the audit log. */
function insertable(table: RecordTable, kept: VersionedRecord): Record<string, unknown> {
  const entries = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const value = kept[name]
    if (value === undefined || column.generated || name === 'version') return []
    return [[name, column.dataType === 'date' && value !== null ? new Date(String(value)) : value]]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

/** Deletes the editor's draft after a save. */
const dropDraft = (tx: Transaction, kind: string, recordId: string, adminId: string) =>
  tx
    .delete(recordDrafts)
    .where(
      and(
        eq(recordDrafts.adminId, adminId),
        eq(recordDrafts.recordTable, kind),
        eq(recordDrafts.recordId, recordId),
      ),
    )

/** The row, locked until the transaction ends; null if it is missing or in the bin. */
async function rowOf(
  tx: Transaction,
  table: RecordTable,
  id = '',
): Promise<VersionedRecord | null> {
  if (!id) return null
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), hasBinnedAt(table) ? isNull(table.binnedAt) : undefined))
    .for('update')
  return (rows[0] as VersionedRecord | undefined) ?? null
}

/** The locked row in the version that the admin edited; throws a 409 when it is another version. */
async function locked(
  tx: Transaction,
  table: RecordTable,
  id: string,
  version: number | undefined,
  read: (id: string) => Promise<RecordBase>,
): Promise<VersionedRecord> {
  const row = await rowOf(tx, table, id)
  if (row && (version === undefined || row.version === version)) return row
  throw new HttpError(409, RECORD_MESSAGES.changed, { current: await read(id) })
}

/** The record before and after the change; null where the record is new or deleted. */
type Step<Table extends RecordTable, Answer extends RecordBase> = RecordWriteOptions<
  Table,
  Answer
> & {
  before?: VersionedRecord | null
  after?: VersionedRecord | null
}

/** Logs a change and announces the cache tags to renew. */
async function finish<Table extends RecordTable, Answer extends RecordBase>(
  tx: Transaction,
  table: Table,
  action: RecordAction,
  { before = null, after = null, audit, tags }: Step<Table, Answer>,
): Promise<void> {
  await logRecordChange(
    {
      ...audit,
      action,
      recordTable: getTableName(table),
      recordId: String((after ?? before)?.id),
      recordTitle: titleOf(after ?? before ?? {}),
      before: before && after ? differing(before, after) : before,
      after: before && after ? differing(after, before) : after,
    },
    tx,
  )
  type Row = InferSelectModel<Table> | null
  await announceChange(tx, await tags(before as Row, after as Row))
}

const TITLE_MAX = 160

/** The name of a record in lists. */
const titleOf = ({ name, title, text, slug }: Record<string, unknown>): string =>
  String(name ?? title ?? text ?? slug ?? '').slice(0, TITLE_MAX)

const DERIVED = [
  'version',
  'createdAt',
  'updatedAt',
  'searchTitle',
  'searchText',
  'isShown',
  'number',
]

/**
 * True for values that change automatically. A question's numeric edition is counted by the
 * database; the edition of a page is edited, so it is not derived.
 */
const isDerived = (name: string, value: unknown): boolean =>
  DERIVED.includes(name) || (name === 'edition' && typeof value === 'number')

/** The values of one object that differ in the other. */
const differing = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(one).filter(
      ([name, value]) =>
        value !== undefined && !isDerived(name, value) && !isDeepEqual(value, other[name]),
    ),
  )
