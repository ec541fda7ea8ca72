import 'server-only'
import { hasPlacement } from '@/lib/learning/placement/queries'
import { findRoundResults } from './results'
import type { StoredSitting } from './view'

/** Whether a placement was done after a sitting was planned, of which nothing is answered yet. */
export async function isOutdated(stored: StoredSitting): Promise<boolean> {
  const { pupilId, items, roundId, startedAt, doneAt } = stored
  if (doneAt || !(await hasPlacement(pupilId, startedAt))) return false
  return Object.keys(await findRoundResults(items, roundId, pupilId)).length === 0
}
