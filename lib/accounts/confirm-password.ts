import 'server-only'
import { confirmSession } from '@/lib/auth/confirmation'
import type { Session } from '@/lib/auth/model'
import { HttpError, MESSAGES } from '@/lib/http/errors'
import { assertOwnPassword } from './own-password'

/** Confirms a session by its owner's password, for what asks for that. */
export async function confirmPassword(
  { id, accountId }: Pick<Session, 'id' | 'accountId'>,
  tried: { password: string; address: string },
): Promise<void> {
  await assertOwnPassword({ accountId, ...tried }, 'password')
  // A reset since it was tried has ended the session.
  if (!(await confirmSession(id))) throw new HttpError(401, MESSAGES.invalidUserToken)
}
