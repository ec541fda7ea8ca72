import type { Session } from '@/lib/platform/auth/model'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { GUEST_PLAYER, type Player, type PupilPlayer } from './policy'

/** The player of a session, with the family's subscription. */
export function playerOf(session: Session | null, now = new Date()): Player {
  if (!session || session.kind === 'admin') return GUEST_PLAYER
  const { kind, accountId, subscriptionUntil } = session
  const hasSubscription = subscriptionUntil !== null && subscriptionUntil > now
  return { role: kind === 'ucenik' ? 'pupil' : 'parent', id: accountId, hasSubscription }
}

/**
 * The player of a call or page that is only for pupils.
 * @throws HttpError 403 for everyone else
 */
export function assertPupilPlayer(session: Session, now = new Date()): PupilPlayer {
  const player = playerOf(session, now)
  if (player.role !== 'pupil') throw new HttpError(403, MESSAGES.forbidden)
  return player
}
