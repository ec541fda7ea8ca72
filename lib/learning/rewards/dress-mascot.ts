import 'server-only'
import { eq } from 'drizzle-orm'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { pupils } from '@/lib/people/users/tables'
import { db } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { REWARD_MESSAGES } from './contract'
import { isPieceId, ownedPieces, slotOf, type PieceId } from './mascot-pieces'

/**
 * Stores what a pupil's mascot wears.
 * @throws HttpError 400 for two pieces of one place, 409 for a piece of a level not reached
 */
export async function dressMascot(pupilId: string, pieces: PieceId[]): Promise<PieceId[]> {
  if (new Set(pieces.map(slotOf)).size < pieces.length)
    throw new HttpError(400, REWARD_MESSAGES.twoPieces)
  await db().transaction(async (tx) => {
    const { xp, mascotPieces } = await lockPupil(pupilId, tx)
    const owned = ownedPieces(xp, mascotPieces.filter(isPieceId)).map(({ id }) => id)
    if (!pieces.every((id) => owned.includes(id)))
      throw new HttpError(409, REWARD_MESSAGES.pieceLocked)
    await tx.update(pupils).set({ mascotPieces: pieces }).where(eq(pupils.id, pupilId))
  })
  return pieces
}
