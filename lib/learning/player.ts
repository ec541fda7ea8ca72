import 'server-only'
import type { Session } from '@/lib/auth/model'
import { hasSubscription } from '@/lib/billing/access-rights'
import { findAccessRights } from '@/lib/billing/queries'
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

/** The same for a session that can only be a pupil's: of a call for pupils, or of their page. */
export async function pupilOf(session: Session & { kind: 'ucenik' }): Promise<Pupil> {
  return (await playerOf(session)) as Pupil
}
