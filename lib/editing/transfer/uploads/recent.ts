import 'server-only'
import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { admins } from '@/lib/platform/admin/tables'
import { db } from '@/lib/platform/db/client'
import { UPLOAD_LIMITS, type RecentUpload } from './model'
import { uploads } from './tables'

const KEPT_MS = UPLOAD_LIMITS.keptDays * 86_400_000
const LISTED = 50

/**
 * Imports of all admins within `keptDays` that can be undone or were undone: the latest `LISTED`,
 * latest first.
 */
export async function listRecentUploads(): Promise<RecentUpload[]> {
  const rows = await db()
    .select({
      _id: uploads.id,
      at: sql<Date>`${uploads.writtenAt}`.mapWith(uploads.writtenAt),
      adminEmail: admins.email,
      fileName: uploads.fileName,
      target: uploads.target,
      counts: uploads.counts,
      undone: uploads.undone,
    })
    .from(uploads)
    .innerJoin(admins, eq(admins.id, uploads.adminId))
    .where(and(isNotNull(uploads.writtenAt), gt(uploads.writtenAt, new Date(Date.now() - KEPT_MS))))
    .orderBy(desc(uploads.writtenAt))
    .limit(LISTED)
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    until: new Date(at.getTime() + KEPT_MS).toISOString(),
  }))
}

/** Permanently deletes imports that can no longer be written or undone. Returns their number. */
export async function sweepUploads(now = new Date()): Promise<number> {
  const past = new Date(now.getTime() - KEPT_MS)
  const unwritten = new Date(now.getTime() - UPLOAD_LIMITS.keptMinutes * 60_000)
  const { rowCount } = await db()
    .delete(uploads)
    .where(
      or(
        lt(uploads.writtenAt, past),
        and(isNull(uploads.writtenAt), lt(uploads.createdAt, unwritten)),
      ),
    )
  return rowCount ?? 0
}
