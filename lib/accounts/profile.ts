import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '@/lib/admin/audit'
import { lockAccounts } from '@/lib/auth/accounts'
import { forgetLinks, makeLink } from '@/lib/auth/links'
import { toLoginKey, type Session } from '@/lib/auth/model'
import { endSessionsOf } from '@/lib/auth/sessions'
import { accounts } from '@/lib/auth/tables'
import { db, type Database } from '@/lib/db/client'
import { HttpError, invalidField } from '@/lib/http/errors'
import { confirmEmailLetter, emailChangedLetter } from '@/lib/mail/letters'
import { postLetter } from '@/lib/mail/outbox'
import { refuseTaken } from './own-name'
import { isAvatar } from './avatars'
import type { updateParentContract } from './contract'
import { countLetterTo } from '@/lib/users/mailbox-limit'
import { USER_MESSAGES } from '@/lib/users/messages'
import { FIELD_MESSAGES } from './model'
import { assertOwnPassword, wrongPassword } from './own-password'
import { parents, pupils } from '@/lib/users/tables'

type PersonalData = Omit<z.output<typeof updateParentContract.body>, 'userId' | 'password'>
type Proof = { password: string | undefined; address: string }

/**
 * Writes a parent's data. A new e-mail needs the password, is to be confirmed, is told to the old
 * address, and ends the other sessions: an open browser is not enough to take an account over.
 */
export async function updateParent(
  { id: sessionId, accountId: parentId }: Session,
  data: PersonalData,
  proof: Proof,
): Promise<void> {
  const { email, firstName } = data
  const triedHash = await assertMayMove(parentId, email, proof)
  const write = db().transaction(async (tx) => {
    const mine = eq(parents.id, parentId)
    const [before] = await tx.select().from(parents).where(mine).for('update')
    if (!before) throw new HttpError(404, USER_MESSAGES.notFound)
    await tx.update(parents).set(data).where(mine)
    if (toLoginKey(before.email) === toLoginKey(email)) return
    await forgetResets(parentId, tx)
    const moved = await tx
      .update(accounts)
      .set({ loginKey: toLoginKey(email) })
      .where(and(eq(accounts.id, parentId), eq(accounts.passwordHash, triedHash ?? '')))
      .returning({ id: accounts.id })
    // Without a password, or with one that was replaced since it was tried.
    if (!moved.length) throw wrongPassword('password')
    await endSessionsOf(parentId, { except: sessionId, database: tx })
    await tx.update(parents).set({ emailConfirmedAt: null }).where(mine)
    await recordAudit({ actorId: parentId, action: 'email-change' }, tx)
    await countLetterTo(email)
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

/**
 * The hash that the password was tried against; undefined when the address stays and none is
 * needed.
 */
async function assertMayMove(accountId: string, email: string, { password, address }: Proof) {
  const [account] = await db().select().from(accounts).where(eq(accounts.id, accountId))
  if (account?.loginKey === toLoginKey(email)) return undefined
  if (password !== undefined) return assertOwnPassword({ accountId, password, address }, 'password')
  throw invalidField('password', FIELD_MESSAGES.passwordRequired)
}

/** Takes back what was mailed to the old address: the family's links for new passwords. */
async function forgetResets(parentId: string, tx: Database): Promise<void> {
  const children = await tx
    .select({ id: pupils.id })
    .from(pupils)
    .where(eq(pupils.parentId, parentId))
  const family = [parentId, ...children.map(({ id }) => id)]
  await forgetLinks(await lockAccounts(family, tx), 'reset', tx)
}

export async function updateAvatar(pupilId: string, avatarURL: string): Promise<void> {
  if (!isAvatar(avatarURL)) {
    const message = USER_MESSAGES.unknownAvatar
    throw new HttpError(400, message, { fields: { avatarURL: [message] } })
  }
  await db().update(pupils).set({ avatarURL }).where(eq(pupils.id, pupilId))
}
