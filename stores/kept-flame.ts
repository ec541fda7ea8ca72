import type { VisitChange } from '@/lib/rewards/model'

/** Specification, section 3: streak animation data. */
export type StreakChange = Pick<VisitChange, 'oldFireLevel' | 'newFireLevel'>

const keyOf = (pupilId: string) => `iskra_vatrica_${pupilId}`

/** Keeps a flame that has grown until it was seen: a page may be left before it could be shown. */
export function keepFlame(pupilId: string, { oldFireLevel, newFireLevel }: StreakChange): void {
  try {
    sessionStorage.setItem(keyOf(pupilId), JSON.stringify({ oldFireLevel, newFireLevel }))
  } catch {
    // Storage is closed: it is shown on this page or not at all.
  }
}

/** The flame of this pupil that was not seen; null without one. */
export function keptFlame(pupilId: string): StreakChange | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(pupilId)) ?? 'null')
    return isChange(kept) ? kept : null
  } catch {
    return null
  }
}

export function forgetFlame(pupilId: string): void {
  try {
    sessionStorage.removeItem(keyOf(pupilId))
  } catch {
    // Nothing is kept there.
  }
}

function isChange(value: unknown): value is StreakChange {
  if (typeof value !== 'object' || value === null) return false
  const { oldFireLevel, newFireLevel } = value as Partial<Record<keyof StreakChange, unknown>>
  return isLevel(oldFireLevel) && isLevel(newFireLevel) && oldFireLevel < newFireLevel
}

const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 5
