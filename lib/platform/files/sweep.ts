import 'server-only'
import { Cron } from 'croner'
import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { log } from '@/lib/platform/log'
import { keyOf } from './keep'
import type { StoredType } from './model'
import { files, sweepDrafts } from './store'
import { storedFiles } from './tables'

/** As long as a deleted record can be restored, and a day. */
const KEPT_DAYS = 31

/** Days that a photo of a pupil's notebook is kept after the answer. */
export const PHOTO_KEPT_DAYS = 180

type Swept = { id: string; type: StoredType; derived: string[] }

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 24 * 3_600_000).toISOString()

/** What no record or draft names, and no change of the last days could bring back. */
const isUnnamed = (since: string) => sql`
  owner_id is null and created_at < ${since}
    and not exists (select from images where file_id = stored_files.id)
    and not exists (select from sounds where file_id = stored_files.id)
    and not exists (select from pdfs where stored_files.id in (file_id, thumbnail_id))
    and not exists (
      select from audit_log
      where record_table in ('images', 'sounds', 'pdfs') and created_at > ${since}
        and stored_files.id::text in (
          before->>'fileId', after->>'fileId', before->>'thumbnailId', after->>'thumbnailId'))
    and not exists (
      select from record_drafts where strpos(values::text, stored_files.id::text) > 0)`

const isOwnerGone = sql`not exists (select from accounts where accounts.id = owner_id)`

/** A pupil's picture whose account is gone, that was not asked with, or answered long ago. */
const isOver = (now: Date) => sql`
  owner_id is not null and (created_at < ${daysBefore(now, 1)} or ${isOwnerGone})
    and not exists (
      select from professor_questions
      where file_id = stored_files.id
        and (answered_at is null or answered_at > ${daysBefore(now, PHOTO_KEPT_DAYS)}))`

/** Deletes the files that nothing needs. Whatever a store has failed to delete is among them. */
export const sweepFiles = (now = new Date()): Promise<number> =>
  sweep(sql`(${isUnnamed(daysBefore(now, KEPT_DAYS))}) or (${isOver(now)})`)

/**
 * The rows go first: a record that names a file meanwhile waits for the transaction, and fails. When
 * the store fails, they stay for the next sweep.
 */
function sweep(isSwept: SQL): Promise<number> {
  return db().transaction(async (tx) => {
    const { rows } = await tx.execute<Swept>(sql`
      delete from stored_files where ${isSwept} returning id, type, derived`)
    for (const row of rows)
      for (const key of [keyOf(row), ...row.derived]) await files().delete(key)
    return rows.length
  })
}

/** Deletes the files of accounts that were erased at once; what the store refuses, the next night does. */
export async function sweepErased(ids: string[]): Promise<void> {
  // Found by their owners: all files are looked through at night only.
  await sweep(sql`${oneOf(storedFiles.ownerId, ids)} and ${isOwnerGone}`).catch(
    (error: unknown) => {
      log().warn({ err: error }, 'Files of erased accounts can’t be swept now')
    },
  )
}

/** Sweeps each night until it is stopped. */
export function startFileSweep() {
  const job = new Cron('17 3 * * *', { timezone: 'Europe/Zagreb', unref: true }, async () => {
    try {
      const swept = (await sweepFiles()) + (await sweepDrafts())
      if (swept) log().info({ swept }, 'Files that no record names are deleted')
    } catch (error) {
      log().warn({ err: error }, 'Files can’t be swept now; it is tried again tomorrow')
    }
  })
  return { stop: () => job.stop() }
}
