import 'server-only'
import { findAccount, lockAccounts } from '@/lib/platform/auth/accounts'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/platform/admin/audit'
import { findLinkedAccount, forgetLinks, makeLink, spendLink } from '@/lib/platform/auth/links'
import type { Session } from '@/lib/platform/auth/model'
import { hashPassword } from '@/lib/platform/auth/password'
import { endSessionsOf } from '@/lib/platform/auth/sessions'
import { accounts } from '@/lib/platform/auth/tables'
import { forgetWrongPasswords } from '@/lib/platform/auth/attempts'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { passwordChangedLetter, resetLetter } from '@/lib/platform/mail/letters'
import { postLetter } from '@/lib/platform/mail/outbox'
import { mayMailTo } from '@/lib/people/users/mailbox-limit'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { withdrawEmail } from './new-email'
import { assertNoName, namesOf } from './own-name'
import { assertOwnPassword, wrongPassword } from './own-password'
import { assertSelf, assertSignedInByPassword } from '@/lib/people/users/policy'
import { findMailbox } from '@/lib/people/users/queries'
import { signInCount } from './sign-in'
import { setTimeout as wait } from 'node:timers/promises'

/** Mails a reset link, for a child to its parent; words and time don't tell if there is one. */
export const requestReset = (emailOrUsername: string) => inEvenTime(resetOf(emailOrUsername))

async function resetOf(emailOrUsername: string): Promise<void> {
  const account = await findAccount(emailOrUsername)
  if (account) await mailReset(account.id)
}

/**
 * Mails the reset link of an account, a child's to its parent.
 * @param alongside what else is done when it is mailed, in its transaction
 * @returns false without a mailbox, or when that got its share of letters
 */
export async function mailReset(
  accountId: string,
  alongside?: (tx: Database) => Promise<void>,
): Promise<boolean> {
  if (!(await findMailbox(accountId))) return false
  return db().transaction(async (tx) => {
    // Asked again while the account is held: the address may just have been changed.
    await lockAccounts([accountId], tx)
    const mailbox = await findMailbox(accountId, tx)
    if (!mailbox || !(await mayMailTo(mailbox.email))) return false
    const token = await makeLink(accountId, 'reset', tx)
    const letter = resetLetter({ ...mailbox, token })
    await postLetter({ ...letter, accountId, recipient: mailbox.email }, tx)
    await alongside?.(tx)
    return true
  })
}

/** The sign-in name of the account that a link for a new password is for; null when it is spent. */
export async function findResetName(token: string): Promise<string | null> {
  const accountId = await findLinkedAccount(token, 'reset')
  if (!accountId) return null
  const [account] = await db().select().from(accounts).where(eq(accounts.id, accountId))
  return account?.loginKey ?? null
}

type Reset = { token: string; password: string; address: string }

/** Sets the password that a mailed link is for; every session of the account ends. Its account. */
export async function resetPassword({ token, password, address }: Reset): Promise<string> {
  // Asked first, so that a wrong link costs no hash.
  const accountId = await findLinkedAccount(token, 'reset')
  if (!accountId) throw new HttpError(400, USER_MESSAGES.linkSpent)
  assertNoName(password, await namesOf(accountId))
  const passwordHash = await hashPassword(password)
  const loginKey = await db().transaction(async (tx) => {
    const withdrawn = await withdrawEmail(accountId, tx)
    await lockAccounts([accountId], tx)
    if (!(await spendLink(token, 'reset', tx))) throw new HttpError(400, USER_MESSAGES.linkSpent)
    const [reset] = await tx
      .update(accounts)
      .set({ passwordHash, pictureHash: null })
      .where(eq(accounts.id, accountId))
      .returning()
    await forgetLinks([accountId], 'reset', tx)
    await endSessionsOf(accountId, { database: tx })
    await recordAudit({ actorId: accountId, action: 'password-reset' }, tx)
    await tellOfNewPassword(accountId, withdrawn, tx)
    return reset?.loginKey ?? ''
  })
  await forgetWrongPasswords({ account: signInCount(loginKey), address })
  return accountId
}

/**
 * Mails the parent that the account has a new password, however it came to it.
 * @param withdrawn a new e-mail that waits no more: who asked for it knew the old password
 */
async function tellOfNewPassword(accountId: string, withdrawn: string | null, tx: Database) {
  const mailbox = await findMailbox(accountId, tx)
  if (!mailbox) return
  const letter = passwordChangedLetter({ ...mailbox, withdrawn })
  await postLetter({ ...letter, accountId, recipient: mailbox.email }, tx)
}

type Change = { userId: string; trenutnaLozinka: string; novaLozinka: string; address: string }

/** Changes the caller's own password; their other sessions end, this one goes on. */
export async function changePassword(session: Session, change: Change): Promise<void> {
  assertSelf(session, change.userId)
  assertSignedInByPassword(session)
  const { accountId } = session
  const own = { accountId, password: change.trenutnaLozinka, address: change.address }
  const passwordHash = await assertOwnPassword(own, 'trenutnaLozinka')
  assertNoName(change.novaLozinka, await namesOf(accountId), 'novaLozinka')
  const newHash = await hashPassword(change.novaLozinka)
  await db().transaction(async (tx) => {
    const withdrawn = await withdrawEmail(accountId, tx)
    // The password may have been reset since it was tried: what a reset set stays.
    const changed = await tx
      .update(accounts)
      .set({ passwordHash: newHash })
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, passwordHash)))
      .returning({ id: accounts.id })
    if (!changed.length) throw wrongPassword('trenutnaLozinka')
    await forgetLinks([accountId], 'reset', tx)
    await endSessionsOf(accountId, { except: session.id, database: tx })
    await recordAudit({ actorId: accountId, action: 'password-change' }, tx)
    await tellOfNewPassword(accountId, withdrawn, tx)
  })
}

/** Longer than the slower of two ways through a call takes, shorter than anyone notices. */
const EVEN_MS = 60

/** Answers after 60 ms at the earliest, so that the time does not tell which way it went. */
async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(EVEN_MS)])
  return result
}
