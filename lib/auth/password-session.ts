import 'server-only'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import type { AccountKind } from './model'
import { openSession, type OpenedSession } from './sessions'
import { accounts } from './tables'

type Secrets = { passwordHash: string | null; pictureHash: string | null }
type Tried = Secrets & { id: string; kind: AccountKind }

/**
 * Opens a session for whoever gave the right password or pictures; null when they were replaced, or the
 * account erased, since it was read. The account is held meanwhile, so that a new password either
 * comes first and is seen here, or comes afterwards and ends this session with the others.
 */
export function openSessionByPassword(account: Tried): Promise<OpenedSession | null> {
  const { id, kind } = account
  return db().transaction(async (tx) => {
    const [held] = await tx
      .select({ passwordHash: accounts.passwordHash, pictureHash: accounts.pictureHash })
      .from(accounts)
      .where(eq(accounts.id, id))
      .for('share')
    if (!held || !haveSame(held, account)) return null
    return openSession({ accountId: id, kind, isConfirmed: true }, tx)
  })
}

const haveSame = (one: Secrets, other: Secrets): boolean =>
  one.passwordHash === other.passwordHash && one.pictureHash === other.pictureHash
