import 'server-only'
import { hasPlacement } from '@/lib/learning/placement/queries'
import { findResults } from './results'
import type { StoredSitting } from './view'

/** Whether a placement was done after a sitting was planned, of which nothing is answered yet. */
export async function isOutdated(stored: StoredSitting): Promise<boolean> {
  const { pupilId, startedAt, doneAt } = stored
  if (doneAt || !(await hasPlacement(pupilId, startedAt))) return false
  return Object.keys(await findResults(stored, pupilId)).length === 0
}
