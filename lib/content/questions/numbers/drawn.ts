import { CalculationError, nearest, type Value } from '../calculation/arithmetic'
import type { Values } from '../calculation/evaluate'
import type { Question, StoredQuestion } from '../model'
import { seededRandom, seedOf } from '../shuffle'
import { drawValues } from './draw'
import { fillText, valueOf } from './fill'
import { fillBody } from './fill-body'
import { planOf } from './plan'

/** The attempt of what has none: mistakes, the notebook, paper and the knowledge base. */
export const NO_ATTEMPT = null

/** What of a question names its changing numbers. */
export type Template = Pick<StoredQuestion, 'text' | 'body' | 'explanation' | 'numbers'>

/**
 * The question with the numbers of one attempt, the same each time. Everything behind this step knows
 * nothing of changing numbers.
 * @param attempt names a round, a test or a day's review
 */
export function drawn<Stored extends Template & { id: string }>(
  question: Stored,
  attempt: string | null,
): Omit<Stored, 'numbers'> & Pick<Question, 'isDrawn'> {
  const { numbers, ...plain } = question
  if (numbers === null) return { ...plain, isDrawn: false }
  const random = seededRandom(seedOf(`${attempt ?? ''} ${question.id}`))
  const values = drawValues(planOf(numbers), random)
  return { ...plain, isDrawn: true, ...filledWith(question, values) }
}

/** Texts and keys with these values. @throws CalculationError where one can't be computed */
export function filledWith({ text, body, explanation }: Template, values: Values) {
  const fill = (markdown: string) => fillText(markdown, values)
  return {
    text: fill(text),
    explanation: explanation && fill(explanation),
    body: fillBody(body, { text: fill, value: (formula) => keyOf(formula, values) }),
  }
}

function keyOf(formula: string, values: Values): Value {
  const value = valueOf(formula, values)
  if (Number.isFinite(nearest(value))) return value
  throw new CalculationError(`„${formula}”: rezultat je prevelik.`)
}
