import 'server-only'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { accounts, erasedAccounts } from '@/lib/platform/auth/tables'
import type { Database } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { sweepFilesOfErasedAccounts } from '@/lib/platform/files/sweep'
import { log } from '@/lib/platform/log'
import { eraseLettersOfAccounts } from '@/lib/platform/mail/forget'

const fileIn = (dataDir: string) => path.join(dataDir, 'erased-accounts.txt')

/**
 * Erases accounts in the given order: accounts that others depend on come last. The ids stay in the
 * database and in a file beside it, so that a restored backup does not bring the accounts back.
 * Call the returned function after the commit to remove the files.
 */
export async function eraseAccounts(ids: string[], tx: Database): Promise<() => Promise<void>> {
  // Runs before the rows are deleted, because the letters' files are found by account id.
  const removeLetterFiles = await eraseLettersOfAccounts(ids, tx)
  for (const id of ids) await tx.delete(accounts).where(eq(accounts.id, id))
  await tx
    .insert(erasedAccounts)
    .values(ids.map((id) => ({ id })))
    .onConflictDoNothing()
  return async () => {
    await noteErased(ids)
    await removeLetterFiles()
    await sweepFilesOfErasedAccounts(ids)
  }
}

async function noteErased(ids: string[]): Promise<void> {
  const { ISKRA_DATA_DIR } = env()
  try {
    await mkdir(ISKRA_DATA_DIR, { recursive: true })
    const lines = ids.map((id) => `${id}\n`).join('')
    await appendFile(fileIn(ISKRA_DATA_DIR), lines, { mode: 0o600, flush: true })
  } catch (error) {
    // Only logged: the accounts are erased, and the database has their ids.
    const { code } = error as NodeJS.ErrnoException
    log().error({ code, erased: ids }, 'Erased accounts could not be noted in their file')
  }
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids of erased accounts from the file beside the database. */
export async function readErasedAccountIds(dataDir: string): Promise<string[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '' // nothing was erased yet
    throw error
  })
  return text.split('\n').filter((line) => ID.test(line))
}
