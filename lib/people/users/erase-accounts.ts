import 'server-only'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { accounts, erasedAccounts } from '@/lib/platform/auth/tables'
import type { Database } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { sweepErased } from '@/lib/platform/files/sweep'
import { log } from '@/lib/platform/log'
import { forgetLetters } from '@/lib/platform/mail/forget'

const fileIn = (dataDir: string) => path.join(dataDir, 'erased-accounts.txt')

/**
 * Erases accounts, those that others need last. Their ids stay in the database and a file beside it, so
 * that a restored backup does not bring them back. Call the result after the commit, for the files.
 */
export async function eraseAccounts(ids: string[], tx: Database): Promise<() => Promise<void>> {
  // Before the rows, since the files of letters carry their ids.
  const removeLetterFiles = await forgetLetters(ids, tx)
  for (const id of ids) await tx.delete(accounts).where(eq(accounts.id, id))
  await tx
    .insert(erasedAccounts)
    .values(ids.map((id) => ({ id })))
    .onConflictDoNothing()
  return async () => {
    await noteErased(ids)
    await removeLetterFiles()
    await sweepErased(ids)
  }
}

async function noteErased(ids: string[]): Promise<void> {
  const { ISKRA_DATA_DIR } = env()
  try {
    await mkdir(ISKRA_DATA_DIR, { recursive: true })
    const lines = ids.map((id) => `${id}\n`).join('')
    await appendFile(fileIn(ISKRA_DATA_DIR), lines, { mode: 0o600, flush: true })
  } catch (error) {
    // They are erased, and the database knows it.
    const { code } = error as NodeJS.ErrnoException
    log().error({ code, erased: ids }, 'Erased accounts could not be noted in their file')
  }
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids of accounts that were erased here, as the file beside the database has them. */
export async function listErased(dataDir: string): Promise<string[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '' // none was ever erased
    throw error
  })
  return text.split('\n').filter((line) => ID.test(line))
}
