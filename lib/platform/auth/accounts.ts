import 'server-only'
import { asc, eq, inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { audienceOf, toLoginKey, type Audience } from './model'
import { accounts } from './tables'

/** The account with a sign-in name, among users or among admins. */
export async function findAccountByLoginName(
  emailOrNickname: string,
  audience: Audience = 'user',
  database: Database = db(),
) {
  const rows = await database
    .select()
    .from(accounts)
    .where(eq(accounts.loginKey, toLoginKey(emailOrNickname)))
  return rows.find(({ kind }) => audienceOf(kind) === audience) ?? null
}

/**
 * Locks accounts until the transaction ends and returns the ids that exist. To avoid deadlocks,
 * accounts are locked in the order of ids and before any of their data.
 */
export async function lockAccounts(ids: string[], tx: Database): Promise<string[]> {
  const held = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, ids))
    .orderBy(asc(accounts.id))
    .for('update')
  return held.map(({ id }) => id)
}
