import 'server-only'
import { eq } from 'drizzle-orm'
import { logAccountAction } from '@/lib/platform/admin/audit'
import { lockAccounts } from '@/lib/platform/auth/accounts'
import { isLoginNameFree } from '@/lib/platform/auth/free-names'
import {
  forgetLinks,
  hasUndoLink,
  makeLinkToken,
  makeUndoLinkToken,
  deleteObsoleteUndoLinks,
} from '@/lib/platform/auth/links'
import { toLoginKey } from '@/lib/platform/auth/model'
import { endSessionsOf } from '@/lib/platform/auth/sessions'
import { sharedLimit } from '@/lib/platform/auth/shared-limit'
import { accounts } from '@/lib/platform/auth/tables'
import type { Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import {
  confirmEmailLetter,
  emailChangeRequestedLetter,
  emailChangedLetter,
} from '@/lib/platform/mail/letters'
import { postLetter } from '@/lib/platform/mail/outbox'
import { EMAIL_CHANGE_RATE_LIMIT } from '@/lib/people/users/limits'
import { consumeMailboxLimit } from '@/lib/people/users/mailbox-limit'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { parents, pupils } from '@/lib/people/users/tables'
import { FIELD_MESSAGES } from './model'
import { takenNameError } from './own-name'
import { wrongPasswordError } from './password-attempt'

const perParent = sharedLimit('new-email', EMAIL_CHANGE_RATE_LIMIT)

type ParentRow = typeof parents.$inferSelect

/** Locks the parent's row until the transaction ends. Always locked before the account. */
export async function lockParent(parentId: string, tx: Database): Promise<ParentRow | null> {
  const [parent] = await tx.select().from(parents).where(eq(parents.id, parentId)).for('update')
  return parent ?? null
}

type Wish = {
  parent: ParentRow
  email: string
  /** The hash that the entered password matched. */
  triedHash: string | undefined
  sessionId: string
}

/**
 * Stores a parent's new e-mail until confirmation, writes to both addresses and ends the other
 * sessions. The password is required: an open browser must not suffice to take over an account.
 */
export async function requestEmailChange(wish: Wish, tx: Database): Promise<void> {
  const { parent, email, triedHash, sessionId } = wish
  const { id, firstName } = parent
  await lockAccounts([id], tx)
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id))
  // No password was given, or it was replaced since the check.
  if (!triedHash || account?.passwordHash !== triedHash) throw wrongPasswordError('password')
  const isOwn = { accountId: id, database: tx }
  if (!(await isLoginNameFree(email, isOwn)))
    throw takenNameError('email', FIELD_MESSAGES.emailTaken)
  const retryAfterSeconds = await perParent.take(id)
  if (retryAfterSeconds !== null)
    throw new HttpError(429, USER_MESSAGES.tooManyEmails, { retryAfterSeconds })
  await endSessionsOf(id, { except: sessionId, database: tx })
  await tx.update(parents).set({ pendingEmail: email }).where(eq(parents.id, id))
  await logAccountAction({ actorId: id, action: 'email-change' }, tx)
  await consumeMailboxLimit(email)
  const token = await makeLinkToken(id, 'confirm-email', tx)
  const told = { accountId: id }
  await postLetter({ ...confirmEmailLetter({ firstName, token }), ...told, recipient: email }, tx)
  // When returning to a former address, the current one may be in a stranger's hands: no undo link.
  const goesBack = await hasUndoLink(id, toLoginKey(email), tx)
  const undo = goesBack ? null : await undoOf(parent, tx)
  const letter = emailChangeRequestedLetter({ firstName, email, undo })
  await postLetter({ ...letter, ...told, recipient: parent.email }, tx)
}

/** An unconfirmed address gets no undo link, since its owner is unknown. */
const undoOf = async ({ id, email, emailConfirmedAt }: ParentRow, tx: Database) =>
  emailConfirmedAt ? makeUndoLinkToken(id, email, tx) : null

/**
 * Makes the pending address the parent's own, or marks the current one as confirmed. The parent's
 * row is locked.
 * @param actorId the parent or the admin who confirms
 * @throws HttpError 409 when another account has taken the address
 */
export async function applyConfirmedEmail(
  parent: ParentRow,
  actorId: string,
  tx: Database,
): Promise<void> {
  const { id, firstName, pendingEmail } = parent
  const mine = eq(parents.id, id)
  const confirmed = { emailConfirmedAt: new Date(), pendingEmail: null }
  await forgetLinks(await lockFamily(id, tx), 'confirm-email', tx)
  if (pendingEmail === null) return void (await tx.update(parents).set(confirmed).where(mine))
  if (!(await isLoginNameFree(pendingEmail, { accountId: id, database: tx })))
    throw emailTakenError()
  await tx
    .update(accounts)
    .set({ loginKey: toLoginKey(pendingEmail) })
    .where(eq(accounts.id, id))
  await tx
    .update(parents)
    .set({ ...confirmed, email: pendingEmail })
    .where(mine)
  // Password links of the family were mailed to the old address.
  await forgetLinks(await lockFamily(id, tx), 'reset', tx)
  const subject = actorId === id ? {} : { subjectId: id }
  await logAccountAction({ actorId, action: 'email-confirmed', ...subject }, tx)
  const wentBack = await deleteObsoleteUndoLinks(id, toLoginKey(pendingEmail), tx)
  const undo = wentBack ? null : await undoOf(parent, tx)
  if (!undo) return
  const letter = emailChangedLetter({ firstName, email: pendingEmail, undo })
  await postLetter({ ...letter, accountId: id, recipient: parent.email }, tx)
}

export const emailTakenError = () => new HttpError(409, USER_MESSAGES.takenMeanwhile)

/** Locks the accounts of a parent and the children until the transaction ends. */
export async function lockFamily(parentId: string, tx: Database): Promise<string[]> {
  const children = await tx
    .select({ id: pupils.id })
    .from(pupils)
    .where(eq(pupils.parentId, parentId))
  return lockAccounts([parentId, ...children.map(({ id }) => id)], tx)
}

/**
 * Cancels a pending e-mail change and its link. Locks the parent's row, so call it before locking
 * the account.
 * @returns the pending address
 */
export async function cancelEmailChange(parentId: string, tx: Database): Promise<string | null> {
  const pendingEmail = (await lockParent(parentId, tx))?.pendingEmail ?? null
  if (pendingEmail === null) return null
  await tx.update(parents).set({ pendingEmail: null }).where(eq(parents.id, parentId))
  await forgetLinks([parentId], 'confirm-email', tx)
  return pendingEmail
}
