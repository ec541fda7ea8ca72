import 'server-only'
import { readCookie, TOKEN_COOKIES } from '@/lib/platform/auth/cookies'
import type { Audience, Session } from '@/lib/platform/auth/model'
import { findSession } from '@/lib/platform/auth/sessions'
import { isPersonalPage } from '@/lib/platform/http/session-pages'
import { isId } from '@/lib/platform/is-id'
import { destination } from './destination'
import { findChild } from '@/lib/people/users/queries'

/** The pages about one child: their last part is its id. */
const CHILD_PAGE = /^\/profil\/izvjestaj\/([^/]+)\/?$/

/**
 * Whether a personal page is another family's child's, or does not exist, for a reader who is not
 * redirected; null for other pages. Such a page begins to be sent before its content is known, so
 * its 404 is decided here (decision 019); the page asks again: this opens and hides nothing.
 * @param cookies of the request, which name the reader
 * @param isUnknown says of a path that no page answers it
 */
export function isMissingPage(
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

/** True when no redirect waits. Next would render each such address, and keep it as public. */
async function isStaying(path: string, cookies: string): Promise<boolean> {
  const [user, admin] = await Promise.all([sessionOf('user', cookies), sessionOf('admin', cookies)])
  return destination(path, '', { user: user?.kind ?? null, isAdmin: admin !== null }) === null
}

async function sessionOf(audience: Audience, cookies: string): Promise<Session | null> {
  const token = readCookie(cookies, TOKEN_COOKIES[audience])
  return token ? findSession(token, audience) : null
}
