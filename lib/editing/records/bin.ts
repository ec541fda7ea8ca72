import 'server-only'
import { and, eq, getTableName, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { Cron } from 'croner'
import {
  hasBinnedAt,
  restoreRecordFromBin,
  type RecordTable,
  type VersionedRecord,
} from '@/lib/platform/admin/change'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { auditLog } from '@/lib/platform/admin/tables'
import { slugOnRestore, type SluggedTable } from '@/lib/platform/admin/unique-slug'
import { db, type Database } from '@/lib/platform/db/client'
import { lowestIdAt, foldedSql } from '@/lib/platform/db/columns'
import { violatedCheck, violatedUniqueIndex, violatedForeignKey } from '@/lib/platform/db/errors'
import { oneOf } from '@/lib/platform/db/one-of'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import type { listBinContract } from './contract'
import { RECORD_KINDS, recordKindOf } from './kinds'
import { RECORD_LIMITS } from './limits'

const DAY_MS = 86_400_000
const KEPT_MS = RECORD_LIMITS.binDays * DAY_MS

/** Selects a record's last log entry when it is a deletion within the bin's retention period. */
const isInBin = sql`${auditLog.action} = 'record-delete'
  and ${auditLog.createdAt} > now() - make_interval(days => ${RECORD_LIMITS.binDays})
  and not exists (select 1 from audit_log later
    where later.record_id = ${auditLog.recordId} and later.id > ${auditLog.id})`

/** The same limit on ids, which an index covers. One extra day allows for clock differences. */
const isRecent = () => gte(auditLog.id, lowestIdAt(Date.now() - KEPT_MS - DAY_MS))

/** Restorable deletions, latest first. */
export async function listBin({ query }: HandlerInput<typeof listBinContract>) {
  const found = await readListPage(
    {
      from: (columns) => db().select(columns).from(auditLog).$dynamic(),
      columns: {
        _id: auditLog.id,
        table: auditLog.recordTable,
        title: auditLog.recordTitle,
        adminEmail: auditLog.adminEmail,
        at: auditLog.createdAt,
      },
      id: auditLog.id,
      search: [foldedSql(sql`coalesce(${auditLog.recordTitle}, '')`)],
      sorts: { at: [] },
      // Erased accounts are logged too, but can never be restored.
      where: [isInBin, isRecent(), oneOf(auditLog.recordTable, Object.keys(RECORD_KINDS))],
    },
    { ...query, direction: query.direction === 'desc' ? 'asc' : 'desc' },
  )
  return {
    ...found,
    items: found.items.map(({ _id, table, title, adminEmail, at }) => ({
      _id,
      noun: RECORD_KINDS[table ?? '']?.noun ?? '',
      title: title ?? '',
      adminEmail: adminEmail ?? '',
      at: at.toISOString(),
      until: new Date(at.getTime() + KEPT_MS).toISOString(),
    })),
  }
}

export const BIN_MESSAGES = {
  gone: 'Ovoga više nema u košu.',
  above: 'Ne može se vratiti dok je ono čemu pripada obrisano. Vrati prvo to.',
  unique: 'Takav zapis već postoji. Promijeni postojeći pa vrati ovaj.',
} as const

/** Restores a record from the bin. Returns its page, and its new slug when the old one is taken. */
export async function restoreFromBin(adminId: string, entryId: string) {
  return db()
    .transaction(async (tx) => {
      const [entry] = await tx
        .select({ table: auditLog.recordTable, id: auditLog.recordId, kept: auditLog.before })
        .from(auditLog)
        .where(and(eq(auditLog.id, entryId), isInBin))
      if (!entry?.table || !entry.id || !entry.kept) throw new HttpError(404, BIN_MESSAGES.gone)
      // The lock makes two concurrent requests restore the record only once.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`bin ${entryId}`}))`)
      const [still] = await tx
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(and(eq(auditLog.id, entryId), isInBin))
      if (!still) throw new HttpError(404, BIN_MESSAGES.gone)
      const { table, section, common } = recordKindOf(entry.table)
      const kept = { ...entry.kept, id: entry.id } as VersionedRecord
      const renamed = await renamedOnReturn(tx, table, kept)
      await restoreRecordFromBin(tx, table, {
        ...common(tx, adminId),
        kept: { ...kept, ...renamed },
      })
      return { href: `${section}?record=${kept.id}`, ...renamed }
    })
    .catch((error: unknown) => {
      // A lesson without a unit can't be restored: its unit was deleted.
      if (violatedForeignKey(error) ?? violatedCheck(error) === 'lessons_placed')
        throw new HttpError(409, BIN_MESSAGES.above)
      if (violatedUniqueIndex(error)) throw new HttpError(409, BIN_MESSAGES.unique)
      throw error
    })
}

/**
 * The record's new slug, if another record has taken the old one. Records with a bin column
 * (`hasBin`) keep their slugs; those of other records become free when they are deleted.
 */
async function renamedOnReturn(tx: Database, table: RecordTable, { id, slug }: VersionedRecord) {
  if (hasBinnedAt(table) || !isSlugged(table) || typeof slug !== 'string') return {}
  const now = await slugOnRestore(tx, table, { id, slug })
  return now === slug ? {} : { slug: now }
}

const isSlugged = (table: RecordTable): table is RecordTable & SluggedTable => 'slug' in table

/** Permanently deletes records whose time in the bin is over. Returns their number. */
export async function deleteExpiredFromBin(now = new Date()): Promise<number> {
  const past = new Date(now.getTime() - KEPT_MS)
  let deleted = 0
  for (const { table } of Object.values(RECORD_KINDS)) {
    if (!hasBinnedAt(table)) continue
    const { rowCount } = await db()
      .delete(table)
      .where(and(isNotNull(table.binnedAt), lt(table.binnedAt, past)))
    if (rowCount) log().info({ table: getTableName(table), rowCount }, 'The bin was emptied')
    deleted += rowCount ?? 0
  }
  return deleted
}

/**
 * Runs `deleteExpiredFromBin` and other cleanups, each with its own retention, every night until
 * stopped.
 */
export function startNightlyCleanup(...others: (() => Promise<number>)[]) {
  const run = async () => {
    try {
      await runJob('nightly-cleanup', async () => {
        for (const empty of [() => deleteExpiredFromBin(), ...others]) await empty()
      })
    } catch (error) {
      log().warn({ err: error }, 'The bin can’t be emptied now; it is tried again tomorrow')
    }
  }
  const job = new Cron('17 3 * * *', { timezone: 'Europe/Zagreb', unref: true }, run)
  return { stop: () => job.stop() }
}
