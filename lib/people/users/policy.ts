import type { Session } from '@/lib/platform/auth/model'
import { HttpError } from '@/lib/platform/http/errors'
import { USER_MESSAGES } from './messages'

/**
 * An id in a body does not identify the caller: it must match the session, otherwise the user
 * counts as not found.
 */
export function assertSelf({ accountId }: Pick<Session, 'accountId'>, id: string): void {
  if (id !== accountId) throw new HttpError(404, USER_MESSAGES.notFound)
}

/** A child's session opened by the parent may not change the sign-in data. */
export function assertNotOpenedByParent({ openedBy }: Pick<Session, 'openedBy'>): void {
  if (openedBy) throw new HttpError(403, USER_MESSAGES.notViaParent)
}

/** The child and the parent in the body must belong to the pupil's session. */
export function assertSessionPupil(
  session: Session,
  { childID, parentID }: { childID: string; parentID: string },
): void {
  assertSelf(session, childID)
  if (session.parentId !== parentID) throw new HttpError(404, USER_MESSAGES.notFound)
}
