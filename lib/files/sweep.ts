import 'server-only'
import { Cron } from 'croner'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { log } from '@/lib/log'
import { keyOf } from './keep'
import type { StoredType } from './model'
import { files } from './store'

/** As long as a deleted record can be restored, and a day. */
export const KEPT_DAYS = 31

type Swept = { id: string; type: StoredType; derived: string[] }

/**
 * Deletes files that no record or draft names, and that no change of the last days could bring back. The row
 * goes first: a record that names the file meanwhile keeps it by its foreign key.
 */
export async function sweepFiles(now = new Date()): Promise<number> {
  const since = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000).toISOString()
  const { rows } = await db().execute<Swept>(sql`
    delete from stored_files
    where created_at < ${since}
      and not exists (select from images where file_id = stored_files.id)
      and not exists (select from pdfs where stored_files.id in (file_id, thumbnail_id))
      and not exists (
        select from audit_log
        where record_table in ('images', 'pdfs') and created_at > ${since}
          and stored_files.id::text in (
            before->>'fileId', after->>'fileId', before->>'thumbnailId', after->>'thumbnailId'))
      and not exists (
        select from record_drafts where strpos(values::text, stored_files.id::text) > 0)
    returning id, type, derived`)
  for (const row of rows) for (const key of [keyOf(row), ...row.derived]) await files().delete(key)
  return rows.length
}

/** Sweeps each night until it is stopped. */
export function startFileSweep() {
  const job = new Cron('17 3 * * *', { timezone: 'Europe/Zagreb', unref: true }, async () => {
    try {
      const swept = await sweepFiles()
      if (swept) log().info({ swept }, 'Files that no record names are deleted')
    } catch (error) {
      log().warn({ err: error }, 'Files can’t be swept now; it is tried again tomorrow')
    }
  })
  return { stop: () => job.stop() }
}
