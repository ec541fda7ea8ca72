import 'server-only'
import { db, type Database } from '@/lib/platform/db/client'
import { findAccountByLoginName } from './accounts'
import { isReservedByUndoLink } from './links'
import { toLoginKey } from './model'

type Asking = {
  /** The account whose own name counts as free. */
  accountId?: string
  database?: Database
}

/**
 * True when no other user has this sign-in name or can still restore it. Accounts are checked
 * before links, because an account that gives up a name writes its undo link in the same
 * transaction.
 */
export async function isLoginNameFree(
  emailOrNickname: string,
  { accountId, database = db() }: Asking = {},
): Promise<boolean> {
  const owner = await findAccountByLoginName(emailOrNickname, 'user', database)
  if (owner && owner.id !== accountId) return false
  return !(await isReservedByUndoLink(toLoginKey(emailOrNickname), accountId ?? null, database))
}
