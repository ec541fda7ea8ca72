import 'server-only'
import { Cron } from 'croner'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { log } from '@/lib/log'
import { keyOf } from './keep'
import type { StoredType } from './model'
import { files, sweepDrafts } from './store'

/** As long as a deleted record can be restored, and a day. */
export const KEPT_DAYS = 31

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

/** A pupil's picture whose account is gone, that was not asked with, or answered long ago. */
const isOver = (now: Date) => sql`
  owner_id is not null
    and (created_at < ${daysBefore(now, 1)}
      or not exists (select from accounts where accounts.id = owner_id))
    and not exists (
      select from professor_questions
      where file_id = stored_files.id
        and (answered_at is null or answered_at > ${daysBefore(now, PHOTO_KEPT_DAYS)}))`

/**
 * Deletes the files that nothing needs. The rows go first: a record that names one meanwhile waits for
 * the transaction, and fails. When the store fails, they stay for the next sweep.
 */
export function sweepFiles(now = new Date()): Promise<number> {
  return db().transaction(async (tx) => {
    const { rows } = await tx.execute<Swept>(sql`
      delete from stored_files
      where (${isUnnamed(daysBefore(now, KEPT_DAYS))}) or (${isOver(now)})
      returning id, type, derived`)
    for (const row of rows)
      for (const key of [keyOf(row), ...row.derived]) await files().delete(key)
    return rows.length
  })
}

/** Sweeps at once, so that nothing is left of an erased account; else the next night does. */
export async function sweepErased(): Promise<void> {
  await sweepFiles().catch((error: unknown) => {
    log().warn({ err: error }, 'Files of erased accounts can’t be swept now')
  })
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
