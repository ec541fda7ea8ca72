import 'server-only'
import { and, asc, count, desc, eq, ne, notInArray, sql } from 'drizzle-orm'
import { admins, recordDrafts as drafts } from '@/lib/platform/admin/tables'
import { db } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import type { saveDraftContract, listDraftsContract, readDraftContract } from './contract'
import { RECORD_KINDS, recordKindOf } from './kinds'
import { RECORD_LIMITS } from './limits'
import { findRecordEditPages } from './find-record-edit-pages'

type Place = HandlerInput<typeof readDraftContract>['params']

const ofRecord = ({ table, id }: Place) =>
  and(eq(drafts.recordTable, table), eq(drafts.recordId, id))
const ofAdmin = (adminId: string) => eq(drafts.adminId, adminId)

const written = <Row extends { updatedAt: Date }>(row: Row) => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})

/** Hides drafts of records in the bin. The draft comes back when the record is restored. */
const isOpenable = sql`coalesce((select action from audit_log
  where record_id = ${drafts.recordId} order by id desc limit 1), '') <> 'record-delete'`

/** An admin's own drafts, latest first, of one table or of all tables. */
export async function listDrafts(
  adminId: string,
  { table }: HandlerInput<typeof listDraftsContract>['query'],
) {
  const rows = await db()
    .select({
      table: drafts.recordTable,
      recordId: drafts.recordId,
      title: drafts.title,
      base: drafts.base,
      updatedAt: drafts.updatedAt,
    })
    .from(drafts)
    .where(and(ofAdmin(adminId), isOpenable, table ? eq(drafts.recordTable, table) : undefined))
    .orderBy(desc(drafts.updatedAt))
  const places = await findRecordEditPages(rows)
  return rows.flatMap(({ base, ...row }) => {
    const kind = RECORD_KINDS[row.table]
    if (!kind) return []
    const isNew = base === null
    const record = isNew ? `new&draft=${row.recordId}` : row.recordId
    const href = places.get(row.recordId)?.path ?? `${kind.section}?record=${record}`
    return [{ ...written(row), isNew, noun: kind.noun, href }]
  })
}

/** The admin's own draft of a record, and the other admins who have one. */
export async function readDraft(adminId: string, place: Place) {
  recordKindOf(place.table)
  const [own] = await db()
    .select({ values: drafts.values, base: drafts.base, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(and(ofRecord(place), ofAdmin(adminId)))
  const others = await db()
    .select({ adminEmail: admins.email, updatedAt: drafts.updatedAt })
    .from(drafts)
    .innerJoin(admins, eq(admins.id, drafts.adminId))
    .where(and(ofRecord(place), ne(drafts.adminId, adminId)))
    .orderBy(asc(admins.email))
  return { own: own ? written(own) : null, others: others.map(written) }
}

/**
 * Saves an editor's draft without publishing it. Above the limit, the oldest drafts are deleted.
 */
export async function saveDraft(
  adminId: string,
  { params, body }: HandlerInput<typeof saveDraftContract>,
) {
  recordKindOf(params.table)
  if (JSON.stringify(body).length > RECORD_LIMITS.draftText)
    throw new HttpError(413, MESSAGES.tooLarge)
  const updatedAt = new Date()
  const row = { ...body, updatedAt }
  await db()
    .insert(drafts)
    .values({ adminId, recordTable: params.table, recordId: params.id, ...row })
    .onConflictDoUpdate({
      target: [drafts.adminId, drafts.recordTable, drafts.recordId],
      set: row,
    })
  await dropOldest(adminId)
  return { updatedAt: updatedAt.toISOString() }
}

async function dropOldest(adminId: string): Promise<void> {
  const [kept] = await db().select({ drafts: count() }).from(drafts).where(ofAdmin(adminId))
  if ((kept?.drafts ?? 0) <= RECORD_LIMITS.drafts) return
  const latest = db()
    .select({ id: drafts.recordId })
    .from(drafts)
    .where(ofAdmin(adminId))
    .orderBy(desc(drafts.updatedAt))
    .limit(RECORD_LIMITS.drafts)
  await db()
    .delete(drafts)
    .where(and(ofAdmin(adminId), notInArray(drafts.recordId, latest)))
}

export async function discardDraft(adminId: string, place: Place): Promise<void> {
  await db()
    .delete(drafts)
    .where(and(ofRecord(place), ofAdmin(adminId)))
}
