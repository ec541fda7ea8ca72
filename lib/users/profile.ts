import 'server-only'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '@/lib/admin/audit'
import { holdAccounts } from '@/lib/auth/accounts'
import { findLinkedAccount, forgetLinks, makeLink, spendLink } from '@/lib/auth/links'
import { toLoginKey } from '@/lib/auth/model'
import { accounts } from '@/lib/auth/tables'
import { db, type Database } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { confirmEmailLetter, emailChangedLetter } from '@/lib/mail/letters'
import { postLetter } from '@/lib/mail/outbox'
import { refuseTaken } from './accounts'
import { isAvatar } from './avatars'
import type { updateParentContract } from './contract'
import { USER_MESSAGES } from './messages'
import { FIELD_MESSAGES } from './model'
import { parents, pupils } from './tables'

type PersonalData = Omit<z.output<typeof updateParentContract.body>, 'userId'>

/**
 * Writes a parent's personal data. A new e-mail address is to be confirmed, and the old one is told,
 * so that nobody loses an account unnoticed.
 */
export async function updateParent(parentId: string, data: PersonalData): Promise<void> {
  const { email, firstName } = data
  const write = db().transaction(async (tx) => {
    const mine = eq(parents.id, parentId)
    const [before] = await tx.select().from(parents).where(mine).for('update')
    if (!before) throw new HttpError(404, USER_MESSAGES.notFound)
    await tx.update(parents).set(data).where(mine)
    if (toLoginKey(before.email) === toLoginKey(email)) return
    await forgetResets(parentId, tx)
    await tx
      .update(accounts)
      .set({ loginKey: toLoginKey(email) })
      .where(eq(accounts.id, parentId))
    await tx.update(parents).set({ emailConfirmedAt: null }).where(mine)
    await recordAudit({ actorId: parentId, action: 'email-change' }, tx)
    const token = await makeLink(parentId, 'confirm-email', tx)
    const told = { accountId: parentId }
    await postLetter({ ...confirmEmailLetter({ firstName, token }), ...told, recipient: email }, tx)
    await postLetter(
      { ...emailChangedLetter({ firstName, email }), ...told, recipient: before.email },
      tx,
    )
  })
  return refuseTaken('email', FIELD_MESSAGES.emailTaken, write)
}

/** Takes back what was mailed to the old address: the family's links for new passwords. */
async function forgetResets(parentId: string, tx: Database): Promise<void> {
  const children = await tx
    .select({ id: pupils.id })
    .from(pupils)
    .where(eq(pupils.parentId, parentId))
  const family = [parentId, ...children.map(({ id }) => id)]
  await forgetLinks(await holdAccounts(family, tx), 'reset', tx)
}

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

export async function updateAvatar(pupilId: string, avatarURL: string): Promise<void> {
  if (!isAvatar(avatarURL)) {
    const message = USER_MESSAGES.unknownAvatar
    throw new HttpError(400, message, { fields: { avatarURL: [message] } })
  }
  await db().update(pupils).set({ avatarURL }).where(eq(pupils.id, pupilId))
}
