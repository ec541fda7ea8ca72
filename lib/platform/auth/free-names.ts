import 'server-only'
import { db, type Database } from '@/lib/platform/db/client'
import { findAccount } from './accounts'
import { isHeld } from './links'
import { toLoginKey } from './model'

type Asking = {
  /** Whose own name counts as free. */
  accountId?: string
  database?: Database
}

/**
 * True when no other user signs in with this name, or can still bring it back. Accounts are asked
 * first: one that has just left its name has its link written in the same moment.
 */
export async function isFree(
  emailOrNickname: string,
  { accountId, database = db() }: Asking = {},
): Promise<boolean> {
  const owner = await findAccount(emailOrNickname, 'user', database)
  if (owner && owner.id !== accountId) return false
  return !(await isHeld(toLoginKey(emailOrNickname), accountId ?? null, database))
}
