import 'server-only'
import type { Session } from '@/lib/auth/model'
import { isId } from '@/lib/is-id'
import { findChild } from './queries'

/** The pages about one child: their last part is its id. */
const CHILD_PAGE = /^\/profil\/izvjestaj\/([^/]+)\/?$/

/**
 * True for a page about a child that this parent does not have. A personal page begins to be sent
 * before its content is known, so its 404 must be told in front of it (decision 019). The page
 * itself asks again: this opens and hides nothing.
 */
export async function isMissingPage(path: string, session: Session | null): Promise<boolean> {
  const childId = CHILD_PAGE.exec(path)?.[1]
  if (childId === undefined || session?.kind !== 'roditelj') return false
  if (!isId(childId)) return true
  return (await findChild({ parentId: session.accountId, childId })) === null
}
