import 'server-only'
import { and, desc, eq, getTableName, gt, sql } from 'drizzle-orm'
import { auditLog } from '@/lib/platform/admin/tables'
import type { RecordAction } from '@/lib/platform/admin/model'
import type { RecordKind } from '@/lib/platform/admin/kind'
import { db } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import { INITIAL_STATE_ENTRY_ID, type historyContract, type readVersionContract } from './contract'
import { recordKindOf } from './kinds'
import { RECORD_LIMITS } from './limits'

const ofRecord = ({ table, id }: { table: string; id: string }) =>
  and(eq(auditLog.recordId, id), eq(auditLog.recordTable, getTableName(recordKindOf(table).table)))

/** The names of an entry's changed fields, without their values, which may be long. */
export const changedFieldNamesSql = sql<string[]>`array(
  select jsonb_object_keys(coalesce(${auditLog.before}, ${auditLog.after})))`

/** Translates column names to the field names of the API. */
export const toApiFieldNames = ({ names = {} }: Pick<RecordKind, 'names'>, columns: string[]) =>
  columns.map((column) => names[column] ?? column)

/** A record's latest changes: author, time and changed fields. */
export async function listHistory({ params }: HandlerInput<typeof historyContract>) {
  const kind = recordKindOf(params.table)
  const rows = await db()
    .select({
      _id: auditLog.id,
      at: auditLog.createdAt,
      adminEmail: sql<string>`coalesce(${auditLog.adminEmail}, '')`,
      action: auditLog.action,
      fields: changedFieldNamesSql,
    })
    .from(auditLog)
    .where(ofRecord(params))
    .orderBy(desc(auditLog.id))
    .limit(RECORD_LIMITS.history)
  return rows.map(({ action, at, fields, ...row }) => ({
    ...row,
    at: at.toISOString(),
    action: action as RecordAction,
    fields: action === 'record-update' ? toApiFieldNames(kind, fields) : [],
  }))
}

/** A record's values right after an entry, for the fields that changed later. */
export async function readVersion({ params }: HandlerInput<typeof readVersionContract>) {
  const kind = recordKindOf(params.table)
  const ofEntry =
    params.entry === INITIAL_STATE_ENTRY_ID ? undefined : eq(auditLog.id, params.entry)
  if (!(await db().$count(auditLog, and(ofRecord(params), ofEntry)))) {
    throw new HttpError(404, RECORD_MESSAGES.missing)
  }
  // The oldest later change of each field: its `before` is the value this entry left.
  const { rows } = await db().execute<{ name: string; value: unknown }>(sql`
    select distinct on (name) name, value
    from ${auditLog}, jsonb_each(${auditLog.before}) changed (name, value)
    where ${ofRecord(params)} and ${gt(auditLog.id, params.entry)}
      and ${eq(auditLog.action, 'record-update')}
    order by name, ${auditLog.id}`)
  return Object.fromEntries(rows.map(({ name, value }) => [kind.names?.[name] ?? name, value]))
}
