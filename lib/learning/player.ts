import 'server-only'
import type { Session } from '@/lib/auth/model'
import { hasSubscription } from '@/lib/billing/access-rights'
import { findAccessRights } from '@/lib/billing/queries'
import { HttpError, MESSAGES } from '@/lib/http/errors'
import { findParentId } from '@/lib/users/queries'
import { GUEST, type Player, type Pupil } from './policy'

/** The player that a session stands for, with what the family has paid for. */
export async function playerOf(session: Session | null, now = new Date()): Promise<Player> {
  if (!session || session.kind === 'admin') return GUEST
  const rights = await findAccessRights(await findParentId(session), now)
  const isPaid = rights !== null && hasSubscription(rights, now)
  return session.kind === 'ucenik'
    ? { role: 'pupil', id: session.accountId, hasSubscription: isPaid }
    : { role: 'parent', hasSubscription: isPaid }
}

/** The same, of a call or a page that only pupils have. */
export async function pupilOf(session: Session, now = new Date()): Promise<Pupil> {
  const player = await playerOf(session, now)
  if (player.role !== 'pupil') throw new HttpError(403, MESSAGES.forbidden)
  return player
}
