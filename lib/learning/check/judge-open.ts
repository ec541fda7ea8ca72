import { placesOf, tokensOf } from './answer-tokens'
import type { CheckOutcome } from './model'

export type KeyPoint = { point: string; expressions: string[] }

const NEGATIONS = new Set(
  'ne nije nisu nisam nisi nismo niste nece necu neces necemo nemoj nikad nikada nema nemaju bez'.split(
    ' ',
  ),
)

/** Short words that may stand between a negation and what it denies: ne bi se zagrijala. */
const BETWEEN = new Set('se je su bi ga ju ih joj mu im'.split(' '))

/** True when the word at a place is denied by what stands directly before it. */
function isDenied(answer: string[], place: number): boolean {
  let before = place - 1
  while (before >= 0 && BETWEEN.has(answer[before] ?? '')) before -= 1
  return NEGATIONS.has(answer[before] ?? '')
}

const speaksOfNegation = (tokens: string[]) => tokens.some((token) => NEGATIONS.has(token))

/**
 * Which key points an answer holds, by index. A point is held when one of its expressions stands in
 * the answer. Letters are forgiven what spelling is about (answer-tokens.ts).
 *
 * A point that is only denied („voda ne isparava”) is not held, unless the point itself or the model
 * answer speaks of a negation. That is all that is understood of a sentence: a denial further away
 * („nije istina da…”), a point that is turned round, put into another's mouth or listed without
 * sense counts as held, and right words that no expression foresees don't. This is why the model
 * answer is always shown, and nothing of this is a mark.
 */
export function hitPoints(text: string, keyPoints: KeyPoint[], modelAnswer: string): number[] {
  const answer = tokensOf(text)
  const model = tokensOf(modelAnswer)
  return keyPoints.flatMap(({ point, expressions }, index) => {
    const listed = expressions.map(tokensOf)
    const places = listed.flatMap((expression) => placesOf(expression, answer))
    if (!places.length) return []
    const isAboutNegation = [tokensOf(point), model, ...listed].some(speaksOfNegation)
    const isHeld = isAboutNegation || places.some((place) => !isDenied(answer, place))
    return isHeld ? [index] : []
  })
}

/** The verdict: knowledge first, and spelling only beside full knowledge. */
export function outcomeOf(hit: number, total: number, slips: number): CheckOutcome {
  if (hit === 0 && total > 0) return 'not-yet'
  if (hit < total) return 'partly'
  return slips > 0 ? 'spelling' : 'right'
}
