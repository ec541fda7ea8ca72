import 'server-only'
import { findLinkedAccountId, makeLinkToken, spendLink } from '@/lib/platform/auth/links'
import { toLoginKey } from '@/lib/platform/auth/model'
import { db, type Database } from '@/lib/platform/db/client'
import { violatedUniqueIndex } from '@/lib/platform/db/errors'
import { HttpError } from '@/lib/platform/http/errors'
import { confirmEmailLetter } from '@/lib/platform/mail/letters'
import { postLetter } from '@/lib/platform/mail/outbox'
import { consumeMailboxLimit } from '@/lib/people/users/mailbox-limit'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { lockParent, applyConfirmedEmail, emailTakenError } from './new-email'

/** Confirms the address that received a mailed link. */
export async function confirmEmail(token: string): Promise<void> {
  const parentId = await findLinkedAccountId(token, 'confirm-email')
  if (!parentId) throw new HttpError(400, USER_MESSAGES.linkSpent)
  await settled(async (tx) => {
    const parent = await lockParent(parentId, tx)
    const spent = await spendLink(token, 'confirm-email', tx)
    if (!parent || !spent) throw new HttpError(400, USER_MESSAGES.linkSpent)
    await applyConfirmedEmail(parent, parentId, tx)
  })
}

/** The parent's unconfirmed address; null when there is none. */
const waitingEmailOf = (parent: {
  email: string
  emailConfirmedAt: Date | null
  pendingEmail: string | null
}): string | null => parent.pendingEmail ?? (parent.emailConfirmedAt ? null : parent.email)

/**
 * Lets an admin confirm an address when letters don't arrive.
 * @param email the address the admin saw; another address is not confirmed
 */
export const confirmEmailAsAdmin = (
  { adminId, accountId: parentId }: { adminId: string; accountId: string },
  email: string,
  alongside: (tx: Database) => Promise<void>,
): Promise<void> =>
  settled(async (tx) => {
    const parent = await lockParent(parentId, tx)
    if (!parent) throw new HttpError(404, USER_MESSAGES.notFound)
    const waiting = waitingEmailOf(parent)
    if (!waiting || toLoginKey(waiting) !== toLoginKey(email))
      throw new HttpError(409, USER_MESSAGES.notWaiting)
    await applyConfirmedEmail(parent, adminId, tx)
    await alongside(tx)
  })

/** Handles another account taking the address at the same moment. */
async function settled(work: (tx: Database) => Promise<void>): Promise<void> {
  try {
    await db().transaction(work)
  } catch (error) {
    if (violatedUniqueIndex(error) !== 'accounts_user_login') throw error
    throw emailTakenError()
  }
}

/** Mails the link again when the letter was lost or expired. Earlier links become invalid. */
export async function resendConfirmation(parentId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const parent = await lockParent(parentId, tx)
    if (!parent) throw new HttpError(404, USER_MESSAGES.notFound)
    const recipient = waitingEmailOf(parent)
    if (!recipient) throw new HttpError(409, USER_MESSAGES.notWaiting)
    await consumeMailboxLimit(recipient)
    const token = await makeLinkToken(parentId, 'confirm-email', tx)
    const letter = confirmEmailLetter({ firstName: parent.firstName, token })
    await postLetter({ ...letter, accountId: parentId, recipient }, tx)
  })
}
