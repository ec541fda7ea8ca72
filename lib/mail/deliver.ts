import 'server-only'
import { inArray } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { outbox } from './tables'

/** Erases the letters of accounts, with the files that hold them. */
export async function forgetLetters(accountIds: string[], tx: Database): Promise<void> {
  await tx.delete(outbox).where(inArray(outbox.accountId, accountIds)).returning()
}
