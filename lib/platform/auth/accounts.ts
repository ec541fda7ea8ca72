import 'server-only'
import { asc, eq, inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { audienceOf, toLoginKey, type Audience } from './model'
import { accounts } from './tables'

/** The account that a sign-in name belongs to, of users or of admins. */
export async function findAccount(
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
 * Locks accounts until the transaction ends; the ids that exist. Always in the order of ids and
 * before anything that belongs to them, so that no two transactions wait for each other.
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
