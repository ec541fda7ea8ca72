import 'server-only'
import { eq } from 'drizzle-orm'
import { accounts } from '@/lib/platform/auth/tables'
import { tryPassword } from '@/lib/platform/auth/attempts'
import { db } from '@/lib/platform/db/client'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { confirmSession } from '@/lib/platform/auth/confirmation'
import type { Session } from '@/lib/platform/auth/model'

export type PasswordAttempt = { accountId: string; password: string; address: string }

/**
 * Checks the signed-in user's password and returns the matching hash. All endpoints share one
 * counter of wrong passwords.
 * @throws HttpError 400 that names `field`, 401 when the account has been erased meanwhile
 */
export async function assertOwnPassword(
  { accountId, password, address }: PasswordAttempt,
  field: string,
): Promise<string> {
  const [account] = await db().select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new HttpError(401, MESSAGES.invalidUserToken)
  const { passwordHash } = account
  const isRight = await tryPassword(passwordHash, password, {
    account: `own ${accountId}`,
    address,
  })
  if (!passwordHash || !isRight) throw wrongPasswordError(field)
  return passwordHash
}

export function wrongPasswordError(field: string): HttpError {
  const message = USER_MESSAGES.wrongPassword
  return new HttpError(400, message, { fields: { [field]: [message] } })
}

/** Marks a session as confirmed by password, as sensitive actions require. */
export async function confirmPassword(
  { id, accountId }: Pick<Session, 'id' | 'accountId'>,
  tried: { password: string; address: string },
): Promise<void> {
  await assertOwnPassword({ accountId, ...tried }, 'password')
  // A password reset since the check has ended the session.
  if (!(await confirmSession(id))) throw new HttpError(401, MESSAGES.invalidUserToken)
}
