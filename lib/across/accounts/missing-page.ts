import 'server-only'
import { readCookie, TOKEN_COOKIES } from '@/lib/platform/auth/cookies'
import type { Audience, Session } from '@/lib/platform/auth/model'
import { findSession } from '@/lib/platform/auth/sessions'
import { isPersonalPage } from '@/lib/platform/http/session-pages'
import { isId } from '@/lib/platform/is-id'
import { redirectTarget } from './redirect-target'
import { findChild } from '@/lib/people/users/queries'

/** Report pages; the last part is the child's id. */
const CHILD_PAGE = /^\/profil\/izvjestaj\/([^/]+)\/?$/

/**
 * For personal pages: whether to answer 404, because the page does not exist or shows another
 * family's child. Null for other pages. Next starts sending these pages with status 200 before
 * their content is known, so the 404 is decided here (decision 019). This check grants no access:
 * the page checks again.
 * @param cookies the request's cookies, which identify the reader
 * @param isUnknown whether no page exists at a path
 */
export function isMissingPersonalPage(
  path: string,
  cookies: string,
  isUnknown: (path: string) => boolean | Promise<boolean>,
): Promise<boolean> | null {
  const childId = CHILD_PAGE.exec(path)?.[1]
  if (childId !== undefined) return isNotOwnChild(childId, cookies)
  const unknown = isPersonalPage(path) && isUnknown(path)
  if (unknown === false) return null
  return Promise.resolve(unknown).then((isNowhere) => isNowhere && isStaying(path, cookies))
}

async function isNotOwnChild(childId: string, cookies: string): Promise<boolean> {
  const session = await sessionOf('user', cookies)
  if (session?.kind !== 'roditelj') return false
  if (!isId(childId)) return true
  return (await findChild({ parentId: session.accountId, childId })) === null
}

/**
 * True when the reader is not redirected, so that a 404 is due. Next itself would render each such
 * address and cache it as public.
 */
async function isStaying(path: string, cookies: string): Promise<boolean> {
  const [user, admin] = await Promise.all([sessionOf('user', cookies), sessionOf('admin', cookies)])
  return redirectTarget(path, '', { user: user?.kind ?? null, isAdmin: admin !== null }) === null
}

async function sessionOf(audience: Audience, cookies: string): Promise<Session | null> {
  const token = readCookie(cookies, TOKEN_COOKIES[audience])
  return token ? findSession(token, audience) : null
}
