import 'server-only'
import { findAccountByLoginName } from '@/lib/platform/auth/accounts'
import { knownDeviceId } from '@/lib/platform/auth/known-devices'
import { toLoginKey } from '@/lib/platform/auth/model'
import { openSessionIfSecretUnchanged } from '@/lib/platform/auth/sessions'
import { tryPassword } from '@/lib/platform/auth/attempts'
import { HttpError } from '@/lib/platform/http/errors'
import { clientNetwork } from '@/lib/platform/http/rate-limit'
import { USER_MESSAGES } from '@/lib/people/users/messages'

type Credentials = { email: string; password: string }

/** The counter's name for wrong passwords at sign-in. */
export const signInCounterName = (loginKey: string) => `user ${loginKey}`

/** Signs in a parent (e-mail) or pupil (nickname). All failures get one message. */
export async function signIn({ email, password }: Credentials, request: Request) {
  const account = await findAccountByLoginName(email)
  const attempt = {
    account: signInCounterName(toLoginKey(email)),
    address: clientNetwork(request),
    device: knownDeviceId(request, account?.id),
  }
  const isRight = await tryPassword(account?.passwordHash ?? null, password, attempt)
  const session = account && isRight ? await openSessionIfSecretUnchanged(account) : null
  if (!session) throw new HttpError(401, USER_MESSAGES.wrongCredentials)
  return session
}
