import { LRUCache } from 'lru-cache'
import { CalculationError, toFloat, type CalculationValue } from '../calculation/arithmetic'
import type { VariableValues } from '../calculation/evaluate'
import type { Question, StoredQuestion } from '../model'
import { seededRandom, seedOf } from '../shuffle'
import { drawValues } from './draw'
import { fillText, evaluateFormula } from './fill'
import { fillBody } from '../kinds/bodies'
import { parseNumbersPlan } from './plan'

/** The attempt in places without attempts: mistakes, the notebook, paper and the knowledge base. */
export const NO_ATTEMPT = null

/** The parts of a question that may contain changing numbers. */
export type QuestionTemplate = Pick<
  StoredQuestion,
  'text' | 'body' | 'explanation' | 'numbers' | 'hints'
>

/**
 * The question with the numbers of one attempt, always the same for that attempt. Code after this
 * step doesn't need to know about changing numbers.
 * @param attempt identifies a round, a test or a day's review
 */
export function withDrawnNumbers<Stored extends QuestionTemplate & { id: string }>(
  question: Stored,
  attempt: string | null,
): Omit<Stored, 'numbers'> & Pick<Question, 'isDrawn'> {
  const { numbers, ...plain } = question
  if (numbers === null) return { ...plain, isDrawn: false }
  const drawn =
    attempt === NO_ATTEMPT
      ? drawnWithoutAttempt({ ...question, numbers })
      : draw({ ...question, numbers }, attempt)
  return { ...plain, isDrawn: true, ...drawn }
}

type Drawable = QuestionTemplate & { id: string; numbers: string }
type Drawn = ReturnType<typeof filledWith>

function draw(question: Drawable, attempt: string): Drawn {
  const random = seededRandom(seedOf(`${attempt} ${question.id}`))
  return filledWith(question, drawValues(parseNumbersPlan(question.numbers), random))
}

/** Cache of draws without an attempt (the same for all readers), by everything they depend on. */
const known = new LRUCache<string, Drawn>({ max: 1_000 })

function drawnWithoutAttempt(question: Drawable): Drawn {
  const { id, text, body, explanation, numbers, hints } = question
  const key = JSON.stringify([id, text, body, explanation, numbers, hints])
  const drawn = known.get(key) ?? draw(question, '')
  known.set(key, drawn)
  return drawn
}

/**
 * Texts and keys with these values filled in. @throws CalculationError where a value can't be
 * computed
 */
export function filledWith(
  { text, body, explanation, hints }: QuestionTemplate,
  values: VariableValues,
) {
  const fill = (markdown: string) => fillText(markdown, values)
  return {
    text: fill(text),
    explanation: explanation && fill(explanation),
    ...(hints && { hints: hints.map(fill) }),
    body: fillBody(body, { text: fill, value: (formula) => keyOf(formula, values) }),
  }
}

function keyOf(formula: string, values: VariableValues): CalculationValue {
  const value = evaluateFormula(formula, values)
  if (Number.isFinite(toFloat(value))) return value
  throw new CalculationError(`„${formula}”: rezultat je prevelik.`)
}
