import 'server-only'
import type { Session } from '@/lib/auth/model'
import { HttpError } from '@/lib/http/errors'
import { USER_MESSAGES } from './messages'
import { assertSelf } from './policy'
import { findParentId } from './queries'

type Ids = { childID: string; parentID: string }

/** The pupil and the parent that a body names must be those of the pupil's session. */
export async function assertChild(session: Session, { childID, parentID }: Ids): Promise<void> {
  assertSelf(session, childID)
  if ((await findParentId(session)) !== parentID) throw new HttpError(404, USER_MESSAGES.notFound)
}
