import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db/client'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { pupils } from './tables'

/**
 * Locks a pupil until the transaction ends. Take this lock before any other row of the pupil, as
 * erasing does; otherwise the two deadlock.
 * @throws HttpError 401 when the pupil was erased after the session was checked
 */
export async function lockPupil(
  pupilId: string,
  tx: Database,
): Promise<typeof pupils.$inferSelect> {
  const [pupil] = await tx
    .select()
    .from(pupils)
    .where(eq(pupils.id, pupilId))
    // Allows others to write rows that only refer to the pupil.
    .for('no key update')
  if (!pupil) throw new HttpError(401, MESSAGES.invalidUserToken)
  return pupil
}
