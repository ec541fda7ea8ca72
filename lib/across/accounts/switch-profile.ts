import 'server-only'
import { eq } from 'drizzle-orm'
import { logAccountAction } from '@/lib/platform/admin/audit'
import type { Session } from '@/lib/platform/auth/model'
import { endSession, openSession, type OpenedSession } from '@/lib/platform/auth/sessions'
import { accounts } from '@/lib/platform/auth/tables'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { assertSelf } from '@/lib/people/users/policy'
import { findChild } from '@/lib/people/users/queries'

/**
 * Opens a child's profile for its parent and ends the parent's session. `returnToParent` leads
 * back.
 */
export async function loginAsChild(
  session: Session,
  { parentId, childId }: { parentId: string; childId: string },
): Promise<OpenedSession> {
  if (session.kind !== 'roditelj') throw new HttpError(403, USER_MESSAGES.onlyParentsSwitch)
  assertSelf(session, parentId)
  return db().transaction(async (tx) => {
    await holdParent(parentId, tx)
    if (!(await findChild({ parentId, childId }, tx))) {
      throw new HttpError(404, USER_MESSAGES.notFound)
    }
    await logAccountAction({ actorId: parentId, action: 'login-as-child', subjectId: childId }, tx)
    await handOver(session, tx)
    return openSession({ accountId: childId, kind: 'ucenik', openedBy: parentId }, tx)
  })
}

/**
 * Returns from a child's profile to the parent. A child may trigger this, so the session is
 * unconfirmed: erasing, exporting and changing sign-in data require the password first.
 */
export async function returnToParent(session: Session, childId: string): Promise<OpenedSession> {
  const { kind, openedBy } = session
  if (kind !== 'ucenik' || !openedBy) throw new HttpError(403, USER_MESSAGES.noReturn)
  assertSelf(session, childId)
  return db().transaction(async (tx) => {
    await holdParent(openedBy, tx)
    await logAccountAction(
      { actorId: openedBy, action: 'return-to-parent', subjectId: childId },
      tx,
    )
    await handOver(session, tx)
    return openSession({ accountId: openedBy, kind: 'roditelj' }, tx)
  })
}

/**
 * Locks the parent's account during the switch: a new password would end the sessions being
 * switched.
 */
async function holdParent(parentId: string, tx: Database): Promise<void> {
  const [held] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, parentId))
    .for('share')
  if (!held) throw new HttpError(401, MESSAGES.invalidUserToken)
}

/** Ends the old session. Of two simultaneous switches, one is refused. */
async function handOver({ id }: Session, tx: Database): Promise<void> {
  if (!(await endSession(id, tx))) throw new HttpError(401, MESSAGES.invalidUserToken)
}
