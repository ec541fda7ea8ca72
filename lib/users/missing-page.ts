import 'server-only'
import { readCookie, TOKEN_COOKIES } from '@/lib/auth/cookies'
import { findSession } from '@/lib/auth/sessions'
import { isId } from '@/lib/is-id'
import { findChild } from './queries'

/** The pages about one child: their last part is its id. */
const CHILD_PAGE = /^\/profil\/izvjestaj\/([^/]+)\/?$/

/**
 * Says of a page about a child whether its reader is a parent who does not have this child; null for
 * every other page. A personal page begins to be sent before its content is known, so its 404 must
 * be told in front of it (decision 019). The page itself asks again: this opens and hides nothing.
 * @param cookies of the request, which name the reader
 */
export function isMissingPage(path: string, cookies: string): Promise<boolean> | null {
  const childId = CHILD_PAGE.exec(path)?.[1]
  return childId === undefined ? null : isNotOwnChild(childId, cookies)
}

async function isNotOwnChild(childId: string, cookies: string): Promise<boolean> {
  const token = readCookie(cookies, TOKEN_COOKIES.user)
  const session = token ? await findSession(token, 'user') : null
  if (session?.kind !== 'roditelj') return false
  if (!isId(childId)) return true
  return (await findChild({ parentId: session.accountId, childId })) === null
}
