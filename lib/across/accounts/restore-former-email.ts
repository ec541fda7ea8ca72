import 'server-only'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { logAccountAction } from '@/lib/platform/admin/audit'
import { forgetIdentities } from '@/lib/platform/auth/identities'
import {
  findLinkedAccountId,
  forgetLinks,
  makeLinkToken,
  spendUndoLink,
} from '@/lib/platform/auth/links'
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
 * Restores the e-mail named by a mailed link and cancels a pending one. Whoever requested the
 * change knows the password, so the password, all sessions, mailed links and links to the OpenID
 * provider end, too.
 * @returns the token of a password link
 */
export async function restoreFormerEmail(token: string): Promise<string> {
  // Checked first, so that a wrong link costs no hashing.
  const parentId = await findLinkedAccountId(token, 'undo-email')
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
    await forgetIdentities(family, tx)
    await forgetLinks([parentId], 'confirm-email', tx)
    for (const id of family) await endSessionsOf(id, { database: tx })
    await logAccountAction({ actorId: parentId, action: 'email-undone' }, tx)
    if (toLoginKey(parent.email) !== loginKey) {
      const letter = emailUndoneLetter(parent)
      await postLetter({ ...letter, accountId: parentId, recipient: parent.email }, tx)
    }
    return makeLinkToken(parentId, 'reset', tx)
  })
}
