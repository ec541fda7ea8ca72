import { keep, keyOf, readKept } from '@/lib/platform/browser/storage'
import type { VisitChange, XpChange } from '@/lib/learning/rewards/model'

/** Rule 20.20. */
export type StreakChange = Pick<VisitChange, 'oldFireLevel' | 'newFireLevel'>

type Waiting = { vatrica: StreakChange; razina: XpChange }
type Kind = keyof Waiting

/** Stored until shown, because the pupil may leave the page before. */
export const keepReward = <K extends Kind>(kind: K, pupilId: string, change: Waiting[K]) =>
  void keep(keyOf(pupilId, kind), change, 'tab')

/** A reward this pupil has not seen. */
export const keptReward = <K extends Kind>(kind: K, pupilId: string): Waiting[K] | null =>
  readKept(keyOf(pupilId, kind), (kept): kept is Waiting[K] => isChange(kept, kind), 'tab')

export const forgetReward = (kind: Kind, pupilId: string) =>
  void keep(keyOf(pupilId, kind), null, 'tab')

/** Fields of each kind; of the first two, the second must be greater. */
const FIELDS: Record<Kind, string[]> = {
  vatrica: ['oldFireLevel', 'newFireLevel'],
  razina: ['oldLevel', 'newLevel', 'oldXP', 'newXP', 'xpGained'],
}

const LEVEL_MAX = 12

function isChange<K extends Kind>(value: unknown, kind: K): value is Waiting[K] {
  if (typeof value !== 'object' || value === null) return false
  const numbers = FIELDS[kind].map((field) => (value as Record<string, unknown>)[field])
  const [before, after] = numbers
  const isWhole = numbers.every((one) => Number.isInteger(one) && Number(one) >= 0)
  return isWhole && Number(before) < Number(after) && Number(after) <= LEVEL_MAX
}
