import type { VisitChange, XpChange } from '@/lib/rewards/model'

/** Specification, section 3: streak animation data. */
export type StreakChange = Pick<VisitChange, 'oldFireLevel' | 'newFireLevel'>

/** What has grown and was not shown yet. */
type Waiting = { vatrica: StreakChange; razina: XpChange }
type Kind = keyof Waiting

const keyOf = (kind: Kind, pupilId: string) => `iskra_${kind}_${pupilId}`

/** Keeps what has grown until it was seen: a page may be left before it could be shown. */
export function keepReward<K extends Kind>(kind: K, pupilId: string, change: Waiting[K]): void {
  try {
    sessionStorage.setItem(keyOf(kind, pupilId), JSON.stringify(change))
  } catch {
    // Storage is closed: it is shown on this page or not at all.
  }
}

/** What of this pupil was not seen; null without such. */
export function keptReward<K extends Kind>(kind: K, pupilId: string): Waiting[K] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind, pupilId)) ?? 'null')
    return isChange(kept, FIELDS[kind]) ? (kept as Waiting[K]) : null
  } catch {
    return null
  }
}

export function forgetReward(kind: Kind, pupilId: string): void {
  try {
    sessionStorage.removeItem(keyOf(kind, pupilId))
  } catch {
    // Nothing is kept there.
  }
}

/** Numbers of each kind; of the first two the second is the greater one. */
const FIELDS: Record<Kind, string[]> = {
  vatrica: ['oldFireLevel', 'newFireLevel'],
  razina: ['oldLevel', 'newLevel', 'oldXP', 'newXP', 'xpGained'],
}

/** Highest level of any kind. */
const LEVEL_MAX = 12

function isChange(value: unknown, fields: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  const numbers = fields.map((field) => (value as Record<string, unknown>)[field])
  const [before, after] = numbers
  const isWhole = numbers.every((one) => Number.isInteger(one) && Number(one) >= 0)
  return isWhole && Number(before) < Number(after) && Number(after) <= LEVEL_MAX
}
