import 'server-only'
import type { Session } from '@/lib/auth/model'
import { HttpError } from '@/lib/http/errors'
import { USER_MESSAGES } from '@/lib/accounts/messages'
import { assertSelf } from '@/lib/accounts/policy'

type Ids = { childID: string; parentID: string }

/** The pupil and the parent that a body names must be those of the pupil's session. */
export function assertChild(session: Session, { childID, parentID }: Ids): void {
  assertSelf(session, childID)
  if (session.parentId !== parentID) throw new HttpError(404, USER_MESSAGES.notFound)
}
