import 'server-only'
import { eq } from 'drizzle-orm'
import { findLinkedAccount, makeLink, spendLink } from '@/lib/auth/links'
import { db } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { confirmEmailLetter } from '@/lib/mail/letters'
import { postLetter } from '@/lib/mail/outbox'
import { countLetterTo } from '@/lib/users/mailbox-limit'
import { USER_MESSAGES } from '@/lib/users/messages'
import { parents } from '@/lib/users/tables'

/** Confirms the address that a mailed link was sent to. */
export async function confirmEmail(token: string): Promise<void> {
  const parentId = await findLinkedAccount(token, 'confirm-email')
  if (!parentId) throw new HttpError(400, USER_MESSAGES.linkSpent)
  await db().transaction(async (tx) => {
    // In the order in which a change of the address takes them.
    await tx.select().from(parents).where(eq(parents.id, parentId)).for('update')
    const spent = await spendLink(token, 'confirm-email', tx)
    if (!spent) throw new HttpError(400, USER_MESSAGES.linkSpent)
    await tx.update(parents).set({ emailConfirmedAt: new Date() }).where(eq(parents.id, parentId))
  })
}

/** Mails the link once more, for a letter that was lost or ran out; earlier links end. */
export async function repeatConfirmation(parentId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [parent] = await tx.select().from(parents).where(eq(parents.id, parentId)).for('update')
    if (!parent) throw new HttpError(404, USER_MESSAGES.notFound)
    if (parent.emailConfirmedAt) throw new HttpError(409, USER_MESSAGES.alreadyConfirmed)
    await countLetterTo(parent.email)
    const token = await makeLink(parentId, 'confirm-email', tx)
    const letter = confirmEmailLetter({ firstName: parent.firstName, token })
    await postLetter({ ...letter, accountId: parentId, recipient: parent.email }, tx)
  })
}
