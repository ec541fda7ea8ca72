import 'server-only'
import { isEarlyReaderGrade } from '@/lib/content/curriculum/young'
import { CLAIMS_COOKIE, type UnsignedUserClaims } from '@/lib/platform/auth/claims'
import {
  toClearedCookie,
  toSetCookie,
  needsSecureCookies,
  readCookie,
  toUnsignedJwt,
  TOKEN_COOKIES,
} from '@/lib/platform/auth/cookies'
import { deviceCookie } from '@/lib/platform/auth/known-devices'
import { providerLogoutUrl } from '@/lib/platform/auth/oidc/logout'
import { type SignedOut, toSignedOut } from '@/lib/platform/auth/signed-out'
import type { SessionRow } from '@/lib/platform/auth/model'
import { endSession, type OpenedSession } from '@/lib/platform/auth/sessions'
import type { User } from './model'
import { currentUser } from './queries'
import { readUnsignedViewer } from './viewer'
import { sessionOf } from '@/lib/platform/http/authorise'
import { assertOwnFetch } from '@/lib/platform/http/origin'

type Exchange = { request: Request; headers: Headers }

/** Sends a session to the browser: the token in an HTTP-only cookie, and readable claims. */
export async function answerWithSession(session: OpenedSession, { request, headers }: Exchange) {
  const user = await currentUser(session)
  const isSecure = needsSecureCookies(request.headers.get('host'))
  const { expiresAt } = session
  const claims = toUnsignedJwt(claimsOf(user, expiresAt))
  headers.append(
    'set-cookie',
    toSetCookie(TOKEN_COOKIES.user, session.token, { expiresAt, isSecure }),
  )
  headers.append('set-cookie', claimsCookie(claims, { expiresAt, isSecure }))
  const parentId = user.type === 'ucenik' ? user.parent._id : undefined
  headers.append('set-cookie', deviceCookie(request, session.accountId, parentId))
  return { user, token: claims }
}

/** Returns the session's user, with claims renewed by `renewClaimsOf`. */
export async function renewClaims(session: SessionRow, exchange: Exchange): Promise<User> {
  const user = await currentUser(session)
  renewClaimsOf(user, exchange)
  return user
}

/**
 * Rewrites the readable claims of a user's session after changes, so that the next page greets the
 * user by the new name. The session and its expiry stay unchanged.
 */
export function renewClaimsOf(user: User, { request, headers }: Exchange): void {
  const shown = readCookie(request.headers.get('cookie'), CLAIMS_COOKIE)
  const viewer = readUnsignedViewer(`${CLAIMS_COOKIE}=${shown ?? ''}`, new Date())
  if (viewer?.sub !== user._id) return
  const expiresAt = new Date(viewer.exp * 1_000)
  const claims = toUnsignedJwt(claimsOf(user, expiresAt))
  const isSecure = needsSecureCookies(request.headers.get('host'))
  if (claims !== shown) headers.append('set-cookie', claimsCookie(claims, { expiresAt, isSecure }))
}

const claimsCookie = (claims: string, options: { expiresAt: Date; isSecure: boolean }): string =>
  toSetCookie(CLAIMS_COOKIE, claims, { ...options, isReadable: true })

const claimsOf = (user: User, expiresAt: Date): UnsignedUserClaims => ({
  sub: user._id,
  type: user.type,
  firstName: user.firstName,
  avatarURL: user.type === 'ucenik' ? user.avatarURL : null,
  loginViaParent: user.type === 'ucenik' && user.loginViaParent,
  isPaying: isPaying(user),
  ...(user.type === 'ucenik' && isEarlyReaderGrade(user.gradeOrder) && { isEarlyReader: true }),
  exp: Math.floor(expiresAt.getTime() / 1_000),
})

const isPaying = (user: User, now = new Date()): boolean =>
  user.type === 'ucenik'
    ? user.hasSubscription
    : user.subscription !== null && new Date(user.subscription.until) > now

/** Clears the session's cookies. */
export function clearSessionCookies({ request, headers }: Exchange): void {
  const isSecure = needsSecureCookies(request.headers.get('host'))
  headers.append('set-cookie', toClearedCookie(TOKEN_COOKIES.user, isSecure))
  headers.append('set-cookie', toClearedCookie(CLAIMS_COOKIE, isSecure))
}

/**
 * Ends a request's session and clears its cookies. This is a GET (rule 3.6), so requests
 * from other sites are refused: they must not sign anyone out.
 * @returns where to go next, if the browser is signed in at the OpenID provider, too
 */
export async function signOutByRequest(exchange: Exchange): Promise<SignedOut> {
  assertOwnFetch(exchange.request)
  const session = await sessionOf(exchange.request, 'user')
  if (session) await endSession(session.id)
  clearSessionCookies(exchange)
  return toSignedOut(await providerLogoutUrl(exchange))
}
