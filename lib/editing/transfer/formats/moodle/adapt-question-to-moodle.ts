import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import type { VariableValues } from '@/lib/content/questions/calculation/evaluate'
import { CalculationError } from '@/lib/content/questions/calculation/arithmetic'
import { pseudoRandomOrder, valuesAt } from '@/lib/content/questions/numbers/draw'
import { filledWith } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { parseNumbersPlan } from '@/lib/content/questions/numbers/plan'
import { seededRandom } from '@/lib/content/questions/shuffle'
import { textsOf } from '@/lib/content/questions/texts'
import type { GiftQuestion } from '../../export/write-gift'
import { withMoodleWeights } from './grades'

/** Number of fixed questions that replace one with changing numbers when Moodle can't draw. */
const FIXED_DRAWS = 5

/**
 * A question in Moodle's terms, without changing numbers: only weights that Moodle knows, and no
 * formulas in a matching's right sides or in names of groups, since Moodle shows them in a plain
 * list.
 */
export function adaptQuestionToMoodle(question: GiftQuestion): GiftQuestion {
  const body = withMoodleWeights(question.body)
  const plain = (text: string) => toLosslessPlainText(text) ?? text
  if (body.kind === 'groups') {
    const groups = body.groups.map((group) => ({ ...group, name: plain(group.name) }))
    return { ...question, body: { ...body, groups } }
  }
  if (body.kind !== 'matching') return { ...question, body }
  const pairs = body.pairs.map(({ left, right }) => ({ left, right: plain(right) }))
  return { ...question, body: { ...body, pairs, distractors: body.distractors.map(plain) } }
}

/** All Markdown texts of a question. */
export const questionTexts = ({ text, body, explanation, hints }: GiftQuestion): string[] => [
  ...[text, explanation ?? '', ...(hints ?? [])],
  ...textsOf(body),
]

/** The question itself, or a few draws of its changing numbers. Empty when drawing fails. */
export function withFixedNumbers(question: GiftQuestion): GiftQuestion[] {
  if (question.numbers === null) return [adaptQuestionToMoodle(question)]
  return drawDistinctValues(question.numbers, FIXED_DRAWS).map((values, index) =>
    adaptQuestionToMoodle({
      ...question,
      ...filledWith(question, values),
      ...{ key: `${question.key}-${index + 1}`, numbers: null, calculation: null },
    }),
  )
}

/** Distinct draws, deterministic across exports. */
export function drawDistinctValues(numbers: string, most: number): VariableValues[] {
  const found: VariableValues[] = []
  try {
    const plan = parseNumbersPlan(numbers)
    for (const place of pseudoRandomOrder(plan.size, seededRandom(plan.size))) {
      const values = valuesAt(plan, place)
      if (values) found.push(values)
      if (found.length === most) break
    }
  } catch (error) {
    // A draft may hold invalid calculations.
    if (!(error instanceof CalculationError)) throw error
    return []
  }
  return found
}
