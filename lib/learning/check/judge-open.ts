import { parseExpression } from '@/lib/content/check-expression'
import type { KeyPoint } from '@/lib/content/tables'
import { placesOf, tokensOf } from './answer-tokens'
import type { CheckOutcome } from './model'
import { sentencesOf } from './sentences'

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

const speaksOfNegation = (text: string) => tokensOf(text).some((token) => NEGATIONS.has(token))

/** An expression with its parts as they are compared. */
type TokenExpression = { parts: string[][][]; isOrdered: boolean }

function toTokens(expression: string): TokenExpression | null {
  const parsed = parseExpression(expression)
  return parsed && { ...parsed, parts: parsed.parts.map((part) => part.map(tokensOf)) }
}

/** Whether a sentence holds an expression; a part that is denied there doesn't count. */
function isHeld(
  { parts, isOrdered }: TokenExpression,
  sentence: string[],
  mayBeDenied: boolean,
): boolean {
  const places = parts.map((alternatives) =>
    alternatives
      .flatMap((one) => placesOf(one, sentence))
      .filter((place) => mayBeDenied || !isDenied(sentence, place))
      .toSorted((a, b) => a - b),
  )
  if (!isOrdered) return places.every((found) => found.length > 0)
  let last = -1
  return places.every((found) => {
    const next = found.find((place) => place > last)
    last = next ?? last
    return next !== undefined
  })
}

/**
 * Which key points an answer holds, by index. A point is held when one of its expressions stands in
 * a sentence of the answer and none that contradicts it. Letters are forgiven what spelling is about
 * (answer-tokens.ts).
 *
 * A point that is only denied („voda ne isparava”) is not held, unless the point itself or the model
 * answer speaks of a negation. That is all that is understood of a sentence: a denial further away
 * („nije istina da…”), a claim that no contradiction foresees, is put into another's mouth or listed
 * without sense counts as held, and right words that no expression foresees don't. This is why the
 * model answer is always shown, and nothing of this is a mark.
 */
export function hitPoints(text: string, keyPoints: KeyPoint[], modelAnswer: string): number[] {
  const sentences = sentencesOf(text).map(tokensOf)
  const stands = (expression: string, mayBeDenied: boolean) => {
    const tokens = toTokens(expression)
    return tokens !== null && sentences.some((one) => isHeld(tokens, one, mayBeDenied))
  }
  return keyPoints.flatMap(({ point, expressions, contradictions = [] }, index) => {
    const isAboutNegation = [point, modelAnswer, ...expressions].some(speaksOfNegation)
    const isSaid = expressions.some((one) => stands(one, isAboutNegation))
    const isContradicted = contradictions.some((one) => stands(one, false))
    return isSaid && !isContradicted ? [index] : []
  })
}

/** The verdict: knowledge first, and spelling only beside full knowledge. */
export function outcomeOf(hit: number, total: number, slips: number): CheckOutcome {
  if (hit === 0 && total > 0) return 'not-yet'
  if (hit < total) return 'partly'
  return slips > 0 ? 'spelling' : 'right'
}
