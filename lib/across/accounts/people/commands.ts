import 'server-only'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { logRecordChange } from '@/lib/platform/admin/audit'
import { lockAccounts } from '@/lib/platform/auth/accounts'
import { endSessionsOf } from '@/lib/platform/auth/sessions'
import { accounts, sessions } from '@/lib/platform/auth/tables'
import { db, type Database } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { HttpError } from '@/lib/platform/http/errors'
import { eraseAccounts } from '@/lib/people/users/erase-accounts'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { parents } from '@/lib/people/users/tables'
import { confirmEmailAsAdmin } from '../confirm-email'
import { mailResetLink } from '../passwords'
import { familyIds } from './family'

/** An admin and the affected user. */
type About = { adminId: string; accountId: string }

type Values = Record<string, unknown>

/** Logs an admin's action on an account by id only, so that no name outlives the account. */
const note = ({ adminId, accountId }: About, before: Values, after: Values | null, tx: Database) =>
  logRecordChange(
    {
      ...{ adminId, action: after ? 'record-update' : 'record-delete' },
      ...{ recordTable: 'accounts', recordId: accountId, before, after },
    },
    tx,
  )

/**
 * Locks an account until the transaction ends, for a parent also the children's. Returns their ids,
 * the parent's last.
 */
async function lockWithChildren(accountId: string, tx: Database): Promise<string[]> {
  // The lock that adding a child takes: no child can be added from now on.
  await tx.select().from(parents).where(eq(parents.id, accountId)).for('update')
  const { parentId, childIds } = await familyIds(accountId, tx)
  const ids = accountId === parentId ? [...childIds, parentId] : [accountId]
  if (!(await lockAccounts(ids, tx)).includes(accountId)) {
    throw new HttpError(404, USER_MESSAGES.notFound)
  }
  return ids
}

/** Blocks or unblocks an account; for a parent also the children. */
export const setAccountBlocked = (about: About, isBlocked: boolean) =>
  db().transaction(async (tx) => {
    const ids = await lockWithChildren(about.accountId, tx)
    const isOther = isBlocked ? isNull(accounts.blockedAt) : isNotNull(accounts.blockedAt)
    const changed = await tx
      .update(accounts)
      .set({ blockedAt: isBlocked ? new Date() : null })
      .where(and(oneOf(accounts.id, ids), isOther))
      .returning({ id: accounts.id })
    if (!changed.length) return
    if (isBlocked) for (const { id } of changed) await endSessionsOf(id, { database: tx })
    const also = changed.map(({ id }) => id)
    await note(about, { isBlocked: !isBlocked }, { isBlocked, accounts: also }, tx)
  })

/** Confirms a parent's pending address, as the mailed link would. */
export const confirmPersonEmail = (about: About, email: string) =>
  confirmEmailAsAdmin(about, email, (tx) =>
    note(about, { isEmailConfirmed: false }, { isEmailConfirmed: true }, tx),
  )

/** Ends an account's sessions, including those it opened for its children. */
export const endAllSessions = (about: About) =>
  db().transaction(async (tx) => {
    await familyIds(about.accountId, tx)
    const open = await tx.$count(sessions, eq(sessions.accountId, about.accountId))
    await endSessionsOf(about.accountId, { database: tx })
    await note(about, { sessions: open }, { sessions: 0 }, tx)
  })

/** Mails a password link, as when the user requests it. */
export async function mailResetLinkAsAdmin(about: About): Promise<void> {
  await familyIds(about.accountId)
  const at = new Date().toISOString()
  const isMailed = await mailResetLink(about.accountId, (tx) =>
    note(about, {}, { resetAt: at }, tx),
  )
  if (!isMailed) throw new HttpError(429, USER_MESSAGES.tooManyLetters)
}

/** Erases a child, or a parent with all children, and all data about them. */
export async function eraseUser(about: About): Promise<void> {
  const finish = await db().transaction(async (tx) => {
    const ids = await lockWithChildren(about.accountId, tx)
    await note(about, { accounts: ids }, null, tx)
    return eraseAccounts(ids, tx)
  })
  await finish()
}
