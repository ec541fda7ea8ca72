import 'server-only'
import { eq } from 'drizzle-orm'
import { accounts } from '@/lib/platform/auth/tables'
import { tryPassword } from '@/lib/platform/auth/attempts'
import { db } from '@/lib/platform/db/client'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { confirmSession } from '@/lib/platform/auth/confirmation'
import type { Session } from '@/lib/platform/auth/model'

export type OwnPassword = { accountId: string; password: string; address: string }

/**
 * Tries a signed-in user's password; the hash it matched. All calls share one count of wrong ones.
 * @throws HttpError 400 that names `field`, 401 when the account was erased since the call was let in
 */
export async function assertOwnPassword(
  { accountId, password, address }: OwnPassword,
  field: string,
): Promise<string> {
  const [account] = await db().select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new HttpError(401, MESSAGES.invalidUserToken)
  const { passwordHash } = account
  const isRight = await tryPassword(passwordHash, password, {
    account: `own ${accountId}`,
    address,
  })
  if (!passwordHash || !isRight) throw wrongPassword(field)
  return passwordHash
}

export function wrongPassword(field: string): HttpError {
  const message = USER_MESSAGES.wrongPassword
  return new HttpError(400, message, { fields: { [field]: [message] } })
}

/** Confirms a session by its owner's password, for what asks for that. */
export async function confirmPassword(
  { id, accountId }: Pick<Session, 'id' | 'accountId'>,
  tried: { password: string; address: string },
): Promise<void> {
  await assertOwnPassword({ accountId, ...tried }, 'password')
  // A reset since it was tried has ended the session.
  if (!(await confirmSession(id))) throw new HttpError(401, MESSAGES.invalidUserToken)
}
