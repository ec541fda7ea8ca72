import 'server-only'
import { eq, getTableName, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { announceChange } from '@/lib/cache/announce'
import type { CacheTag } from '@/lib/cache/tags'
import type { Transaction } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { recordChange } from './audit'
import { RECORD_MESSAGES, type RecordBase, type removedSchema } from './records'

/** A table whose rows admins change (lib/db/columns). */
type RecordTable = PgTable & { id: PgColumn; version: PgColumn }
type Stored = Record<string, unknown> & { id: string; version: number }

type Common<Table extends RecordTable, Answer extends RecordBase> = {
  audit: { adminId: string }
  /**
   * What to renew, told with the commit; it may write before what is derived from the record. A new
   * record has no `before`, a deleted one no `after`.
   */
  tags: (
    before: InferSelectModel<Table> | null,
    after: InferSelectModel<Table> | null,
  ) => CacheTag[] | Promise<CacheTag[]>
  /** The record as its call answers it; rejects with a 404 when there is none. */
  read: (id: string) => Promise<Answer>
}

type Change<Table extends RecordTable, Answer extends RecordBase> = Common<Table, Answer> & {
  /** The record; none for a new one. */
  id?: string | undefined
  /** The id of a new record, where its client chose one. */
  newId?: string | undefined
  /** That of the record as the admin saw it; without one it is changed as it is. */
  version?: number | undefined
  values: Partial<InferInsertModel<Table>>
  /** Further values of a new record. */
  initial?: Partial<InferInsertModel<Table>>
}

/**
 * Writes a record, logs before and after, and announces what to renew, in the transaction.
 * Another version than the admin saw is a 409 with the current record. No change leaves no trace.
 */
export async function change<Table extends RecordTable, Answer extends RecordBase>(
  tx: Transaction,
  table: Table,
  { id, newId, version, values, initial, ...common }: Change<Table, Answer>,
): Promise<Answer> {
  const before =
    id === undefined
      ? await rowOf(tx, table, newId)
      : await locked(tx, table, id, version, common.read)
  const changed = before ? differing(values, before) : values
  if (before && !Object.keys(changed).length) return common.read(before.id)
  const write = before
    ? tx
        .update(table as PgTable)
        .set(changed)
        .where(eq(table.id, before.id))
    : tx.insert(table as PgTable).values({ ...values, ...initial, ...(newId && { id: newId }) })
  const [after] = (await write.returning()) as Stored[]
  await finish(tx, table, before, after ?? null, common)
  return common.read(String(after?.id))
}

type Removal<Table extends RecordTable, Answer extends RecordBase> = Common<Table, Answer> & {
  id: string
  version?: number | undefined
  /** The sentence about what hangs below the record that the admin has read. */
  seen: string
}

/** Deletes a record; a 409 while something is in the way or other things hang below than seen. */
export async function remove<Table extends RecordTable, Answer extends RecordBase>(
  tx: Transaction,
  table: Table,
  { id, version, seen, ...common }: Removal<Table, Answer>,
): Promise<z.output<typeof removedSchema>> {
  const before = await locked(tx, table, id, version, common.read)
  const current = await common.read(id)
  const { sentence, isInTheWay } = current.below ?? { sentence: '', isInTheWay: false }
  if (isInTheWay || sentence !== seen) throw new HttpError(409, sentence, { current })
  await tx.delete(table).where(eq(table.id, before.id))
  await finish(tx, table, before, null, common)
  return { success: true }
}

/** The row, locked until the transaction ends; null without one. */
async function rowOf(tx: Transaction, table: RecordTable, id = ''): Promise<Stored | null> {
  if (!id) return null
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update')
  return (rows[0] as Stored | undefined) ?? null
}

/** The row as its admin has seen it; rejects with a 409 when it is another. */
async function locked(
  tx: Transaction,
  table: RecordTable,
  id: string,
  version: number | undefined,
  read: (id: string) => Promise<RecordBase>,
): Promise<Stored> {
  const row = await rowOf(tx, table, id)
  if (row && (version === undefined || row.version === version)) return row
  throw new HttpError(409, RECORD_MESSAGES.changed, { current: await read(id) })
}

async function finish<Table extends RecordTable, Answer extends RecordBase>(
  tx: Transaction,
  table: Table,
  before: Stored | null,
  after: Stored | null,
  { audit, tags }: Common<Table, Answer>,
): Promise<void> {
  await recordChange(
    {
      ...audit,
      action: before ? (after ? 'record-update' : 'record-delete') : 'record-create',
      recordTable: getTableName(table),
      recordId: String((after ?? before)?.id),
      before: before && after ? differing(before, after) : before,
      after: before && after ? differing(after, before) : after,
    },
    tx,
  )
  type Row = InferSelectModel<Table> | null
  await announceChange(tx, await tags(before as Row, after as Row))
}

/** What follows from the change itself. */
const DERIVED = ['version', 'createdAt', 'updatedAt', 'searchText']

/** The values of one that the other has not. */
const differing = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(one).filter(
      ([name, value]) =>
        value !== undefined &&
        !DERIVED.includes(name) &&
        JSON.stringify(value) !== JSON.stringify(other[name]),
    ),
  )
