import { MASTERY } from './limits'

export type Mastery = {
  /** Right answers among the last different questions. */
  right: number
  /** How many of them there are, 10 at most. */
  of: number
  isMastered: boolean
}

/**
 * Mastery of a lesson: 8 right answers to the last 10 different questions (issue: learning).
 * @param isRight the last answer to each question that was answered, the newest first
 */
export function masteryOf(isRight: boolean[]): Mastery {
  const last = isRight.slice(0, MASTERY.of)
  const right = last.filter(Boolean).length
  return { right, of: last.length, isMastered: right >= MASTERY.right }
}
