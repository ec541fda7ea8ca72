import 'server-only'
import { Cron } from 'croner'
import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { fileKeyOf } from './keep'
import type { StoredType } from './model'
import { fileStore, sweepPartialFiles } from './store'
import { storedFiles } from './tables'

/**
 * Days after which a file without a record is deleted: the time in which a deleted record can be
 * restored, plus a day.
 */
export const UNUSED_FILE_DAYS = 31

/** Days for which a photo of a pupil's notebook is kept after the answer. */
export const PHOTO_KEPT_DAYS = 180

type Swept = { id: string; type: StoredType; derived: string[] }

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 24 * 3_600_000).toISOString()

/** SQL condition: no record refers to the file, and no restorable change of the last days does. */
const isUnreferenced = (since: string) => sql`
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

/**
 * SQL condition: a pupil's picture whose owner's account is gone, that was not used in a question,
 * or whose question was answered long ago.
 */
const isPictureExpired = (now: Date) => sql`
  owner_id is not null and (created_at < ${daysBefore(now, 1)} or ${isOwnerGone})
    and not exists (
      select from professor_questions
      where file_id = stored_files.id
        and (answered_at is null or answered_at > ${daysBefore(now, PHOTO_KEPT_DAYS)}))`

/** Deletes all unneeded files, including those that a store failed to delete earlier. */
export const sweepFiles = (now = new Date()): Promise<number> =>
  sweep(sql`(${isUnreferenced(daysBefore(now, UNUSED_FILE_DAYS))}) or (${isPictureExpired(now)})`)

/**
 * Deletes rows first, so that a record that is about to refer to a file waits for the transaction
 * and then fails. If the store fails, the transaction is rolled back and the next sweep tries
 * again.
 */
function sweep(isSwept: SQL): Promise<number> {
  return db().transaction(async (tx) => {
    const { rows } = await tx.execute<Swept>(sql`
      delete from stored_files where ${isSwept} returning id, type, derived`)
    for (const row of rows)
      for (const key of [fileKeyOf(row), ...row.derived]) await fileStore().delete(key)
    return rows.length
  })
}

/**
 * Deletes the files of erased accounts at once; files that the store fails to delete are left for
 * the nightly sweep.
 */
export async function sweepFilesOfErasedAccounts(ids: string[]): Promise<void> {
  // Looks files up by owner, since the scan of all files runs only at night.
  await sweep(sql`${oneOf(storedFiles.ownerId, ids)} and ${isOwnerGone}`).catch(
    (error: unknown) => {
      log().warn({ err: error }, 'Files of erased accounts can’t be swept now')
    },
  )
}

/** Sweeps every night until stopped. */
export function startFileSweep() {
  const job = new Cron('17 3 * * *', { timezone: 'Europe/Zagreb', unref: true }, async () => {
    try {
      const swept = await runJob(
        'file-sweep',
        async () => (await sweepFiles()) + (await sweepPartialFiles()),
      )
      if (swept) log().info({ swept }, 'Files that no record names are deleted')
    } catch (error) {
      log().warn({ err: error }, 'Files can’t be swept now; it is tried again tomorrow')
    }
  })
  return { stop: () => job.stop() }
}
