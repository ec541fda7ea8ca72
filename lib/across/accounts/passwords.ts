import 'server-only'
import { findAccountByLoginName, lockAccounts } from '@/lib/platform/auth/accounts'
import { and, eq } from 'drizzle-orm'
import { logAccountAction } from '@/lib/platform/admin/audit'
import { forgetIdentities } from '@/lib/platform/auth/identities'
import {
  findLinkedAccountId,
  forgetLinks,
  makeLinkToken,
  spendLink,
} from '@/lib/platform/auth/links'
import type { Session } from '@/lib/platform/auth/model'
import { hashPassword } from '@/lib/platform/auth/password'
import { endSessionsOf } from '@/lib/platform/auth/sessions'
import { accounts } from '@/lib/platform/auth/tables'
import { forgetWrongPasswords } from '@/lib/platform/auth/attempts'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { passwordChangedLetter, resetLetter } from '@/lib/platform/mail/letters'
import { postLetter } from '@/lib/platform/mail/outbox'
import { tryConsumeMailboxLimit } from '@/lib/people/users/mailbox-limit'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { cancelEmailChange } from './new-email'
import { assertPasswordIsNoName, namesOf } from './own-name'
import { assertOwnPassword, wrongPasswordError } from './password-attempt'
import { assertSelf, assertNotOpenedByParent } from '@/lib/people/users/policy'
import { findLetterRecipient } from '@/lib/people/users/queries'
import { signInCounterName } from './sign-in'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Mails a reset link (for a child, to the parent). Neither text nor timing reveals whether the
 * account exists.
 */
export const requestReset = (emailOrUsername: string) => inEvenTime(resetOf(emailOrUsername))

async function resetOf(emailOrUsername: string): Promise<void> {
  const account = await findAccountByLoginName(emailOrUsername)
  if (account) await mailResetLink(account.id)
}

/**
 * Mails an account's reset link; for a child, to the parent.
 * @param alongside runs in the mail's transaction
 * @returns false without a mailbox, or when the mailbox has reached its limit of letters
 */
export async function mailResetLink(
  accountId: string,
  alongside?: (tx: Database) => Promise<void>,
): Promise<boolean> {
  if (!(await findLetterRecipient(accountId))) return false
  return db().transaction(async (tx) => {
    // Read again under the lock: the address may have just changed.
    await lockAccounts([accountId], tx)
    const mailbox = await findLetterRecipient(accountId, tx)
    if (!mailbox || !(await tryConsumeMailboxLimit(mailbox.email))) return false
    const token = await makeLinkToken(accountId, 'reset', tx)
    const letter = resetLetter({ ...mailbox, token })
    await postLetter({ ...letter, accountId, recipient: mailbox.email }, tx)
    await alongside?.(tx)
    return true
  })
}

/** The sign-in name of a reset link's account. Null when the link is used or expired. */
export async function findResetSignInName(token: string): Promise<string | null> {
  const accountId = await findLinkedAccountId(token, 'reset')
  if (!accountId) return null
  const [account] = await db().select().from(accounts).where(eq(accounts.id, accountId))
  return account?.loginKey ?? null
}

type Reset = { token: string; password: string; address: string }

/**
 * Sets the password of a reset link's account, ends all its sessions, and unlinks it from the
 * OpenID provider: whoever had it in their hands may have linked it. Returns the account's id.
 */
export async function resetPassword({ token, password, address }: Reset): Promise<string> {
  // Checked first, so that a wrong link costs no hashing.
  const accountId = await findLinkedAccountId(token, 'reset')
  if (!accountId) throw new HttpError(400, USER_MESSAGES.linkSpent)
  assertPasswordIsNoName(password, await namesOf(accountId))
  const passwordHash = await hashPassword(password)
  const loginKey = await db().transaction(async (tx) => {
    const withdrawn = await cancelEmailChange(accountId, tx)
    await lockAccounts([accountId], tx)
    if (!(await spendLink(token, 'reset', tx))) throw new HttpError(400, USER_MESSAGES.linkSpent)
    const [reset] = await tx
      .update(accounts)
      .set({ passwordHash, pictureHash: null })
      .where(eq(accounts.id, accountId))
      .returning()
    await forgetLinks([accountId], 'reset', tx)
    await forgetIdentities([accountId], tx)
    await endSessionsOf(accountId, { database: tx })
    await logAccountAction({ actorId: accountId, action: 'password-reset' }, tx)
    await tellOfNewPassword(accountId, withdrawn, tx)
    return reset?.loginKey ?? ''
  })
  await forgetWrongPasswords({ account: signInCounterName(loginKey), address })
  return accountId
}

/**
 * Tells the parent by mail that an account has a new password.
 * @param withdrawn a pending e-mail that was cancelled: its requester knew the old password
 */
async function tellOfNewPassword(accountId: string, withdrawn: string | null, tx: Database) {
  const mailbox = await findLetterRecipient(accountId, tx)
  if (!mailbox) return
  const letter = passwordChangedLetter({ ...mailbox, withdrawn })
  await postLetter({ ...letter, accountId, recipient: mailbox.email }, tx)
}

type Change = { userId: string; trenutnaLozinka: string; novaLozinka: string; address: string }

/** Changes the caller's own password and ends the other sessions. */
export async function changePassword(session: Session, change: Change): Promise<void> {
  assertSelf(session, change.userId)
  assertNotOpenedByParent(session)
  const { accountId } = session
  const own = { accountId, password: change.trenutnaLozinka, address: change.address }
  const passwordHash = await assertOwnPassword(own, 'trenutnaLozinka')
  assertPasswordIsNoName(change.novaLozinka, await namesOf(accountId), 'novaLozinka')
  const newHash = await hashPassword(change.novaLozinka)
  await db().transaction(async (tx) => {
    const withdrawn = await cancelEmailChange(accountId, tx)
    // The update fails if a reset has replaced the password since the check.
    const changed = await tx
      .update(accounts)
      .set({ passwordHash: newHash })
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, passwordHash)))
      .returning({ id: accounts.id })
    if (!changed.length) throw wrongPasswordError('trenutnaLozinka')
    await forgetLinks([accountId], 'reset', tx)
    await endSessionsOf(accountId, { except: session.id, database: tx })
    await logAccountAction({ actorId: accountId, action: 'password-change' }, tx)
    await tellOfNewPassword(accountId, withdrawn, tx)
  })
}

/** Longer than the slower code path, too short to notice. */
const EVEN_MS = 60

/** Delays a response to at least 60 ms, so that timing does not reveal the code path. */
async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(EVEN_MS)])
  return result
}
