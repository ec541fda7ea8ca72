import { firstTurns, type RoundPosition } from './turns'

/** Most questions that an early reader plays at a stretch. */
export const LONGEST_PART = 10

/** Positions of a round that are played at a stretch: from the first on, to before `end`. */
export type RoundPart = { from: number; end: number }

/**
 * The part of a round in which a position lies. For early readers all parts have about the same
 * length; repeated mistakes fill up the last one and then begin another. For others a round is one
 * part. Parts change nothing that counts.
 */
export function partOf(
  round: Pick<RoundPosition, 'round' | 'position'>,
  isEarlyReader: boolean,
): RoundPart {
  const turns = round.round.length
  if (!isEarlyReader) return { from: 0, end: turns }
  const questions = firstTurns(round).length
  const length = Math.ceil(questions / Math.ceil(questions / LONGEST_PART)) || turns
  const from = Math.floor(round.position / length) * length
  return { from, end: Math.min(from + length, turns) }
}
