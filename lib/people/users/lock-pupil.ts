import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db/client'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { pupils } from './tables'

/**
 * Locks a pupil until the transaction ends, before any other row of the pupil, as erasing does: else
 * each would wait for the other.
 * @throws HttpError 401 when the pupil was erased since the call was let in
 */
export async function lockPupil(
  pupilId: string,
  tx: Database,
): Promise<typeof pupils.$inferSelect> {
  const [pupil] = await tx
    .select()
    .from(pupils)
    .where(eq(pupils.id, pupilId))
    // Rows that only refer to the pupil may be written meanwhile.
    .for('no key update')
  if (!pupil) throw new HttpError(401, MESSAGES.invalidUserToken)
  return pupil
}
