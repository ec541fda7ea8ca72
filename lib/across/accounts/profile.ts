import 'server-only'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { toLoginKey, type Session } from '@/lib/platform/auth/model'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { isAvatar } from './avatars'
import type { updateParentContract } from './contract'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { FIELD_MESSAGES } from './model'
import { requestEmailChange, lockParent, cancelEmailChange } from './new-email'
import { assertOwnPassword } from './password-attempt'
import { parents, pupils } from '@/lib/people/users/tables'

type PersonalData = Omit<z.output<typeof updateParentContract.body>, 'userId' | 'password'>
type Proof = { password: string | undefined; address: string }

/**
 * Updates a parent's data. A new e-mail needs the password and becomes the sign-in name only after
 * confirmation.
 */
export async function updateParent(
  { id: sessionId, accountId: parentId }: Session,
  { email, ...data }: PersonalData,
  proof: Proof,
): Promise<void> {
  const triedHash = await assertMayChangeEmail(parentId, email, proof)
  await db().transaction(async (tx) => {
    const parent = await lockParent(parentId, tx)
    if (!parent) throw new HttpError(404, USER_MESSAGES.notFound)
    const isSame = toLoginKey(parent.email) === toLoginKey(email)
    await tx
      .update(parents)
      .set({ ...data, ...(isSame && { email }) })
      .where(eq(parents.id, parentId))
    if (isSame) return
    await requestEmailChange({ parent: { ...parent, ...data }, email, triedHash, sessionId }, tx)
  })
}

/** Cancels a pending e-mail change; the current e-mail stays. */
export const cancelOwnEmailChange = (parentId: string) =>
  db().transaction((tx) => cancelEmailChange(parentId, tx))

/** The hash that the password matched. Undefined when the address does not change. */
async function assertMayChangeEmail(
  accountId: string,
  email: string,
  { password, address }: Proof,
) {
  const [account] = await db().select().from(accounts).where(eq(accounts.id, accountId))
  if (account?.loginKey === toLoginKey(email)) return undefined
  if (password !== undefined) return assertOwnPassword({ accountId, password, address }, 'password')
  throw invalidField('password', FIELD_MESSAGES.passwordRequired)
}

export async function updateAvatar(pupilId: string, avatarURL: string): Promise<void> {
  if (!isAvatar(avatarURL)) {
    const message = USER_MESSAGES.unknownAvatar
    throw new HttpError(400, message, { fields: { avatarURL: [message] } })
  }
  await db().update(pupils).set({ avatarURL }).where(eq(pupils.id, pupilId))
}
