import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Client } from 'pg'
import { backupDatabase, type BackupFileSource } from '@/lib/platform/db/backup/backup'
import type { BackupHeader } from '@/lib/platform/db/backup/header'
import { restoreDatabase, type RestoreOptions } from '@/lib/platform/db/backup/restore'
import { testDatabaseUrl } from '@/tests/support/database'

export const BACKUP_TIME = new Date('2026-11-20T12:00:00Z')

/** Files of a database without uploads. */
export const NO_FILES: BackupFileSource = { list: async () => [], read: async () => null }

/** Backs up this test file's database. */
export async function backUpTestDatabase(
  folder: string,
  name = 'iskra.backup',
  files = NO_FILES,
): Promise<string> {
  const file = path.join(folder, name)
  const options = { app: '0.1.0', mayHoldDemo: false, now: BACKUP_TIME, files }
  await backupDatabase({ connectionString: testDatabaseUrl, file, ...options })
  return file
}

/** Restores a backup into this test file's database. */
export const restoreTestDatabase = (file: string, options: Partial<RestoreOptions> = {}) =>
  restoreDatabase({
    connectionString: testDatabaseUrl,
    file,
    announce: async (_client: Client) => undefined,
    ...options,
  })

export const unzippedBytesOf = (file: string): Buffer => gunzipSync(readFileSync(file))

export function headerOf(file: string): BackupHeader {
  const bytes = unzippedBytesOf(file)
  return JSON.parse(bytes.toString('utf8', 0, bytes.indexOf('\n'))) as BackupHeader
}

/** The backup with another header and the old digest. */
export function withHeader(file: string, change: (header: BackupHeader) => object): string {
  const bytes = unzippedBytesOf(file)
  const rest = bytes.subarray(bytes.indexOf('\n'))
  const header = Buffer.from(JSON.stringify(change(headerOf(file))))
  const changed = `${file}.changed`
  writeFileSync(changed, gzipSync(Buffer.concat([header, rest])))
  return changed
}
