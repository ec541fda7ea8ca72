import { isObject, isTexts } from '@/lib/content/questions/is-shape'

/**
 * Where a round stands, without what was answered: enough for a page that only leads to it, which then
 * loads no kind of question.
 */
export type RoundPlace = {
  /** Turns in order: a question's id; a question that was not right comes once more, ending in `~`. */
  round: string[]
  /** Index in `round`; equal to its length when the round is finished. */
  position: number
  /** Turns that are judged. */
  steps: Record<string, unknown>
  /** Turns whose answers wait to be judged. */
  waiting?: Record<string, unknown>
}

const REPEAT = '~'

/** The second turn of a question that was not right. */
export const repeatOf = (turn: string) => turn + REPEAT

/** The id of a turn's question. */
export const questionOf = (turn: string) => (isRepeat(turn) ? turn.slice(0, -REPEAT.length) : turn)

/** True for the second turn of a question that was not right. */
export const isRepeat = (turn: string): boolean => turn.endsWith(REPEAT)

/** The first turns of a round: one for each of its questions. Only they count. */
export const firstTurns = ({ round }: Pick<RoundPlace, 'round'>) =>
  round.filter((turn) => !isRepeat(turn))

/** Whether a turn has an answer, judged or not. */
export const isGiven = ({ steps, waiting }: RoundPlace, turn: string) =>
  Boolean(steps[turn] ?? waiting?.[turn])

/** How far a round that goes on is; null before its first answer and after its last. */
export function partOf(place: RoundPlace) {
  const turns = firstTurns(place)
  const done = turns.filter((id) => isGiven(place, id)).length
  return done > 0 && place.position < place.round.length ? { done, of: turns.length } : null
}

/** True for a stored value that says where a round stands: a browser's storage can hold anything. */
export function isRoundPlace(value: unknown): value is RoundPlace {
  if (!isObject(value)) return false
  const { round, position, steps, waiting = {} } = value
  return isTexts(round) && Number.isInteger(position) && isObject(steps) && isObject(waiting)
}
