import 'server-only'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import type { AccountKind } from './model'
import { openSession, type OpenedSession } from './sessions'
import { accounts } from './tables'

type Tried = { id: string; kind: AccountKind; passwordHash: string | null }

/**
 * Opens a session for whoever gave the right password; null when that password was replaced, or the
 * account erased, since it was read. The account is held meanwhile, so that a new password either
 * comes first and is seen here, or comes afterwards and ends this session with the others.
 */
export function openSessionByPassword(account: Tried): Promise<OpenedSession | null> {
  const { id, kind, passwordHash } = account
  return db().transaction(async (tx) => {
    const [held] = await tx
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.id, id))
      .for('share')
    if (!held || held.passwordHash !== passwordHash) return null
    return openSession({ accountId: id, kind, isConfirmed: true }, tx)
  })
}
