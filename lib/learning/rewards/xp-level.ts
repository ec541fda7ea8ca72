/** Specification, sections 4 and 9: the total XP at which each level from the second on begins. */
const LEVEL_STARTS = [20, 40, 75, 150, 300, 500, 750, 1_000, 1_250, 1_500, 2_000] as const

/** The level from 1 to 12 of a total XP; no XP means level 1. */
export const xpLevel = (xp: number) => 1 + LEVEL_STARTS.filter((start) => xp >= start).length

/** How far a total XP is on the way through its level. */
export type XpProgress = {
  level: number
  /** Total XP at which this level began. */
  from: number
  /** Total XP at which the next one begins; null on the highest level. */
  to: number | null
}

export function xpProgress(xp: number): XpProgress {
  const level = xpLevel(xp)
  return { level, from: LEVEL_STARTS[level - 2] ?? 0, to: LEVEL_STARTS[level - 1] ?? null }
}

/** The picture of a level: `thunder-{level-1}` (specification, section 4). */
export const thunderImage = (level: number): string => `/thunder/thunder-${level - 1}.svg`
