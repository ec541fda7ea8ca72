import type { Session } from '@/lib/platform/auth/model'
import { HttpError } from '@/lib/platform/http/errors'
import { USER_MESSAGES } from './messages'

/**
 * An id in a body never says who is asking: it must be that of the session, else there is no such
 * user.
 */
export function assertSelf({ accountId }: Pick<Session, 'accountId'>, id: string): void {
  if (id !== accountId) throw new HttpError(404, USER_MESSAGES.notFound)
}

/** A child's profile that a parent opened can't change what signs people in. */
export function assertSignedInByPassword({ openedBy }: Pick<Session, 'openedBy'>): void {
  if (openedBy) throw new HttpError(403, USER_MESSAGES.notViaParent)
}

/** The pupil and the parent that a body names must be those of the pupil's session. */
export function assertChild(
  session: Session,
  { childID, parentID }: { childID: string; parentID: string },
): void {
  assertSelf(session, childID)
  if (session.parentId !== parentID) throw new HttpError(404, USER_MESSAGES.notFound)
}
