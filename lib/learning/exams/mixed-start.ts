import 'server-only'
import { HttpError } from '@/lib/platform/http/errors'
import { hasFullAccess, type PupilPlayer } from '@/lib/learning/answers/policy'
import { beginTest } from './begin-test'
import { finishOverdueOrFindOpen } from './finish'
import { TEST_MESSAGES } from './messages'
import { drawMixedTest } from './mixed-draw'
import { findMixedPool } from './mixed-pool'
import type { OpenTest } from './model'
import { findOpenTestQuestionIds } from './open-question'
import type { MixedScope } from './scope'
import { toOpenTest } from './start'

type Start = { player: PupilPlayer; scope: MixedScope; minutes: number | null }

/**
 * Starts a mixed test, or continues the open one; there is never a second. What was begun can be
 * finished without a subscription.
 */
export async function startMixedTest(
  { player, scope, minutes }: Start,
  now = new Date(),
  random: () => number = Math.random,
): Promise<OpenTest> {
  const going = await finishOverdueOrFindOpen(player.id, scope, now)
  if (going) return toOpenTest(going, [], now)
  const { lessons, size, editions } = await findMixedPool(scope)
  if (!size) throw new HttpError(404, TEST_MESSAGES.noMixedTest)
  if (!hasFullAccess(player)) throw new HttpError(403, TEST_MESSAGES.mixedNeedsSubscription)
  const elsewhere = await findOpenTestQuestionIds(player, now)
  const draw = (previous: string[]) =>
    drawMixedTest({ lessons, previous, elsewhere, random }).map((id) => ({
      id,
      edition: editions.get(id) ?? 1,
    }))
  const test = await beginTest(
    { pupilId: player.id, scope, minutes, mostToday: Number.MAX_SAFE_INTEGER, draw },
    now,
  )
  return toOpenTest(test, [], now)
}
