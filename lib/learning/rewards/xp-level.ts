/** Rule 20.3: the total XP at which the second and later levels start. */
const LEVEL_STARTS = [20, 40, 75, 150, 300, 500, 750, 1_000, 1_250, 1_500, 2_000] as const

/** The level, 1 to 12, of a total XP; no XP means level 1. */
export const xpLevel = (xp: number) => 1 + LEVEL_STARTS.filter((start) => xp >= start).length

/** Progress of a total XP through its level. */
export type XpProgress = {
  level: number
  /** Total XP at which this level started. */
  from: number
  /** Total XP at which the next level starts; null on the highest level. */
  to: number | null
}

export function xpProgress(xp: number): XpProgress {
  const level = xpLevel(xp)
  return { level, from: LEVEL_STARTS[level - 2] ?? 0, to: LEVEL_STARTS[level - 1] ?? null }
}

/** The picture of a level: `thunder-{level-1}` (rule 20.5). */
export const thunderImage = (level: number): string => `/thunder/thunder-${level - 1}.svg`
