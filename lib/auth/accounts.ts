import 'server-only'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { audienceOf, toLoginKey, type Audience } from './model'
import { accounts } from './tables'

/** The account that a sign-in name belongs to, of users or of admins. */
export async function findAccount(emailOrNickname: string, audience: Audience = 'user') {
  const rows = await db()
    .select()
    .from(accounts)
    .where(eq(accounts.loginKey, toLoginKey(emailOrNickname)))
  return rows.find(({ kind }) => audienceOf(kind) === audience) ?? null
}

/** True when no user signs in with this name. */
export const isFree = async (emailOrNickname: string): Promise<boolean> =>
  (await findAccount(emailOrNickname)) === null
