import 'server-only'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/platform/admin/audit'
import { findLinkedAccount, forgetLinks, makeLink, spendUndoLink } from '@/lib/platform/auth/links'
import { toLoginKey } from '@/lib/platform/auth/model'
import { hashPassword } from '@/lib/platform/auth/password'
import { endSessionsOf } from '@/lib/platform/auth/sessions'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { emailUndoneLetter } from '@/lib/platform/mail/letters'
import { postLetter } from '@/lib/platform/mail/outbox'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { parents } from '@/lib/people/users/tables'
import { lockFamily, lockParent } from './new-email'

const spent = () => new HttpError(400, USER_MESSAGES.linkSpent)

/**
 * Brings back the e-mail that a mailed link names, and withdraws one that waits. Whoever asked for the
 * other knows the password, so that ends too, with every session and mailed link.
 * @returns the token of a link for a new password
 */
export async function undoEmail(token: string): Promise<string> {
  // Asked first, so that a wrong link costs no hash.
  const parentId = await findLinkedAccount(token, 'undo-email')
  if (!parentId) throw spent()
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return db().transaction(async (tx) => {
    const parent = await lockParent(parentId, tx)
    const family = await lockFamily(parentId, tx)
    const former = await spendUndoLink(token, tx)
    if (!parent || !former) throw spent()
    const { email, loginKey } = former
    await tx.update(accounts).set({ loginKey, passwordHash }).where(eq(accounts.id, parentId))
    await tx
      .update(parents)
      .set({ email, emailConfirmedAt: new Date(), pendingEmail: null })
      .where(eq(parents.id, parentId))
    await forgetLinks(family, 'reset', tx)
    await forgetLinks([parentId], 'confirm-email', tx)
    for (const id of family) await endSessionsOf(id, { database: tx })
    await recordAudit({ actorId: parentId, action: 'email-undone' }, tx)
    if (toLoginKey(parent.email) !== loginKey) {
      const letter = emailUndoneLetter(parent)
      await postLetter({ ...letter, accountId: parentId, recipient: parent.email }, tx)
    }
    return makeLink(parentId, 'reset', tx)
  })
}
