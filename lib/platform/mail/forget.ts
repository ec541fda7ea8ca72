import 'server-only'
import { inArray } from 'drizzle-orm'
import { lockAccounts } from '@/lib/platform/auth/accounts'
import { db, type Database } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { listEmlIds, removeEml } from './letter-files'
import { outbox } from './tables'

/**
 * Erases the letters of accounts. Call the returned function after the commit to erase their files.
 * A file is written while its row is locked, so no file appears after its row is deleted.
 */
export async function eraseLettersOfAccounts(accountIds: string[], tx: Database) {
  // Locks the accounts, so that no letter is added before they are deleted.
  await lockAccounts(accountIds, tx)
  const gone = await tx
    .delete(outbox)
    .where(inArray(outbox.accountId, accountIds))
    .returning({ id: outbox.id })
  return () => removeFiles(gone.map(({ id }) => id))
}

/** Erases files of deleted letters, in case a process was killed before it erased them. */
export async function sweepLetterFiles(dataDir: string): Promise<void> {
  // Files are listed first, because a letter's row always exists before its file.
  const written = await listEmlIds(dataDir)
  if (!written.length) return
  const known = await db().select({ id: outbox.id }).from(outbox).where(oneOf(outbox.id, written))
  const kept = new Set(known.map(({ id }) => id))
  await removeEml(
    dataDir,
    written.filter((id) => !kept.has(id)),
  )
}

async function removeFiles(ids: string[]): Promise<void> {
  try {
    await removeEml(env().ISKRA_DATA_DIR, ids)
  } catch (error) {
    // Can't be retried, since the account is gone; the sweep at the next start erases the files.
    const { code } = error as NodeJS.ErrnoException
    log().error({ code, letters: ids }, 'Files of erased letters could not be removed')
  }
}
