import 'server-only'
import { hasFullAccess, type PupilPlayer } from '@/lib/learning/answers/policy'
import { finishOverdueOrFindOpen } from './finish'
import { findMixedPool } from './mixed-pool'
import { toOpenState } from './overview'
import { listTestResults } from './queries'
import type { MixedScope } from './scope'
import { timerChoices } from './timer'

type Asked = { player: PupilPlayer; scope: MixedScope }

/**
 * A pupil's mixed tests of a scope. An overdue test is submitted first. While one is open, its own
 * questions are counted, since no other can begin.
 */
export async function findMixedTestOverview({ player, scope }: Asked, now = new Date()) {
  const open = await finishOverdueOrFindOpen(player.id, scope, now)
  const [questionCount, results] = await Promise.all([
    open ? open.questionIds.length : findMixedPool(scope).then(({ size }) => size),
    listTestResults(player.id, scope),
  ])
  const isLocked = !hasFullAccess(player)
  return {
    results,
    open: open && toOpenState(open, now),
    questionCount,
    timers: timerChoices(questionCount),
    isAllowed: open !== null || !isLocked,
    isLocked,
  }
}
