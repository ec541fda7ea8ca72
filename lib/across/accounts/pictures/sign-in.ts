import 'server-only'
import { and, eq } from 'drizzle-orm'
import { TooManyAttemptsError, tryPassword } from '@/lib/platform/auth/attempts'
import { knownDeviceId } from '@/lib/platform/auth/known-devices'
import { toLoginKey } from '@/lib/platform/auth/model'
import { openSessionIfSecretUnchanged } from '@/lib/platform/auth/sessions'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { nextTryMessage } from '@/lib/platform/hr/waits'
import { HttpError } from '@/lib/platform/http/errors'
import { clientNetwork } from '@/lib/platform/http/rate-limit'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { pupils } from '@/lib/people/users/tables'
import { pictureSecret, type PictureName } from './model'

type Given = { nickName: string; pictures: PictureName[] }

/**
 * Signs a child in by pictures, only on a device where its parent has signed in, since pictures are
 * easy to guess. Response and amount of work are the same for every failure.
 */
export async function signInByPictures({ nickName, pictures }: Given, request: Request) {
  const loginKey = toLoginKey(nickName)
  const found = await findPupilAccount(loginKey)
  const device = knownDeviceId(request, found?.parentId)
  const pictureHash = (device && found?.account.pictureHash) ?? null
  const isRight = await tryPassword(pictureHash, pictureSecret(pictures), {
    // New pictures start a new counter of wrong attempts.
    account: `pictures ${pictureHash ?? loginKey}`,
    address: clientNetwork(request),
    device,
    arePictures: true,
  }).catch(rethrowTooManyAttempts)
  const session = found && isRight ? await openSessionIfSecretUnchanged(found.account) : null
  if (!session) throw new HttpError(401, USER_MESSAGES.wrongPictures)
  return session
}

/** One query for known and unknown children alike, so that timing reveals nothing. */
async function findPupilAccount(loginKey: string) {
  const [found] = await db()
    .select({ account: accounts, parentId: pupils.parentId })
    .from(accounts)
    .innerJoin(pupils, eq(pupils.id, accounts.id))
    .where(and(eq(accounts.loginKey, loginKey), eq(accounts.kind, 'ucenik')))
  return found
}

function rethrowTooManyAttempts(error: unknown): never {
  if (!(error instanceof TooManyAttemptsError)) throw error
  const { retryAfterSeconds } = error
  const message = `${USER_MESSAGES.tooManyPictures} ${nextTryMessage(retryAfterSeconds)} ${USER_MESSAGES.parentCan}`
  throw new HttpError(429, message, { retryAfterSeconds })
}
