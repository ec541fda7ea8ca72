import { isObjectOrArray, isTexts } from '@/lib/content/questions/is-shape'

/**
 * The turns of a round and the position in it, without the types of its answers. Pages that only
 * link to the round use it, so that they load no code for question kinds.
 */
export type RoundPosition = {
  /**
   * Turns in order: question ids. A question answered wrongly is repeated once, with the suffix
   * `~`.
   */
  round: string[]
  /** Index in `round`; equal to its length when the round is finished. */
  position: number
  /** Judged turns. */
  steps: Record<string, unknown>
  /** Turns whose answers wait to be judged. */
  waiting?: Record<string, unknown>
}

const REPEAT = '~'

/** The repeat turn of a question. */
export const repeatTurnOf = (turn: string) => turn + REPEAT

/** The question id of a turn. */
export const questionIdOf = (turn: string) =>
  isRepeat(turn) ? turn.slice(0, -REPEAT.length) : turn

/** True for the repeat turn of a question. */
export const isRepeat = (turn: string): boolean => turn.endsWith(REPEAT)

/** The first turn of each question. Only these count. */
export const firstTurns = ({ round }: Pick<RoundPosition, 'round'>) =>
  round.filter((turn) => !isRepeat(turn))

/** Whether a turn has an answer, judged or not. */
export const hasAnswer = ({ steps, waiting }: RoundPosition, turn: string) =>
  Boolean(steps[turn] ?? waiting?.[turn])

/**
 * Numbers of answered and of all questions in an open round; null before its first answer and after
 * its last.
 */
export function progressOfOpenRound(place: RoundPosition) {
  const turns = firstTurns(place)
  const done = turns.filter((id) => hasAnswer(place, id)).length
  return done > 0 && place.position < place.round.length ? { done, of: turns.length } : null
}

/** Validates a stored position, because a browser's storage can hold anything. */
export function isRoundPosition(value: unknown): value is RoundPosition {
  if (!isObjectOrArray(value)) return false
  const { round, position, steps, waiting = {} } = value
  return (
    isTexts(round) &&
    Number.isInteger(position) &&
    isObjectOrArray(steps) &&
    isObjectOrArray(waiting)
  )
}
