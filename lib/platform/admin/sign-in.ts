import 'server-only'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import {
  toClearedCookie,
  toSetCookie,
  needsSecureCookies,
  readCookie,
  toUnsignedJwt,
  TOKEN_COOKIES,
} from '@/lib/platform/auth/cookies'
import { deviceCookie, knownDeviceId } from '@/lib/platform/auth/known-devices'
import { toLoginKey } from '@/lib/platform/auth/model'
import { providerLogoutUrl } from '@/lib/platform/auth/oidc/logout'
import {
  openSessionIfSecretUnchanged,
  endSession,
  type OpenedSession,
} from '@/lib/platform/auth/sessions'
import { type SignedOut, toSignedOut } from '@/lib/platform/auth/signed-out'
import { tryPassword } from '@/lib/platform/auth/attempts'
import { findAccountByLoginName } from '@/lib/platform/auth/accounts'
import { db } from '@/lib/platform/db/client'
import { sessionOf } from '@/lib/platform/http/authorise'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { assertOwnFetch } from '@/lib/platform/http/origin'
import { clientNetwork } from '@/lib/platform/http/rate-limit'
import { ADMIN_MESSAGES } from './contract'
import type { Admin, AdminSession } from './model'
import { admins } from './tables'

type Credentials = { email: string; password: string }
type Exchange = { request: Request; headers: Headers }

/** Signs an admin in and sets the session's cookie. */
export async function signInAdmin(
  { email, password }: Credentials,
  { request, headers }: Exchange,
): Promise<AdminSession> {
  const account = await findAccountByLoginName(email, 'admin')
  // Attempts are counted separately from users: guessing pupils' passwords must not slow down an
  // admin at the same school.
  const attempt = {
    account: `admin ${toLoginKey(email)}`,
    address: `admin ${clientNetwork(request)}`,
    device: knownDeviceId(request, account?.id),
  }
  const isRight = await tryPassword(account?.passwordHash ?? null, password, attempt)
  const session = account && isRight ? await openSessionIfSecretUnchanged(account) : null
  if (!session) throw new HttpError(401, ADMIN_MESSAGES.wrongCredentials)
  return answerWithAdminSession(session, { request, headers })
}

/** Sends an admin's session to the browser. */
export async function answerWithAdminSession(
  { accountId, token, expiresAt }: OpenedSession,
  { request, headers }: Exchange,
): Promise<AdminSession> {
  const admin = await findAdmin(accountId)
  const isSecure = needsSecureCookies(request.headers.get('host'))
  headers.append('set-cookie', toSetCookie(TOKEN_COOKIES.admin, token, { expiresAt, isSecure }))
  headers.append('set-cookie', deviceCookie(request, accountId))
  return toSession(admin, Math.floor(expiresAt.getTime() / 1_000))
}

/** @param exp end of the session, in seconds since 1970 */
const toSession = (admin: Admin, exp: number): AdminSession => ({
  admin,
  token: toUnsignedJwt({ sub: admin._id, type: 'admin', exp }),
})

/** The signed-in admin, in the same form as the sign-in's response. */
export async function currentAdmin({
  request,
  session,
}: {
  request: Request
  session: { accountId: string }
}): Promise<AdminSession> {
  const token = readCookie(request.headers.get('cookie'), TOKEN_COOKIES.admin) ?? ''
  return toSession(await findAdmin(session.accountId), decodeJwt(token).exp ?? 0)
}

async function findAdmin(id: string): Promise<Admin> {
  const [admin] = await db()
    .select({ _id: admins.id, email: admins.email })
    .from(admins)
    .where(eq(admins.id, id))
  if (!admin) throw new HttpError(401, MESSAGES.invalidAdminToken)
  return admin
}

/**
 * Ends the admin's session and clears its cookie. Requests from other sites are refused.
 * @returns where to go next, if the browser is signed in at the OpenID provider, too
 */
export async function signOutAdmin({ request, headers }: Exchange): Promise<SignedOut> {
  assertOwnFetch(request)
  const session = await sessionOf(request, 'admin')
  if (session) await endSession(session.id)
  headers.append(
    'set-cookie',
    toClearedCookie(TOKEN_COOKIES.admin, needsSecureCookies(request.headers.get('host'))),
  )
  return toSignedOut(await providerLogoutUrl({ request, headers }))
}
