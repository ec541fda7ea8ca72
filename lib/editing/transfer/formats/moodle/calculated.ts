import type { VariableValues } from '@/lib/content/questions/calculation/evaluate'
import { toFloat } from '@/lib/content/questions/calculation/arithmetic'
import { isEveryNumber } from '@/lib/content/questions/kinds/number/model'
import { shortDecimalOf, evaluateFormula } from '@/lib/content/questions/numbers/fill'
import { textsOf } from '@/lib/content/questions/texts'
import { plainDecimal } from '@/lib/content/questions/gift/signs'
import type { GiftQuestion } from '../../export/write-gift'
import { toMoodleFormula, NotExpressibleInMoodle, toCalculatedText } from './calculated-text'
import { drawDistinctValues } from './adapt-question-to-moodle'

/** Number of draws Moodle chooses from. */
const DRAWS = 20

/**
 * A question with changing numbers as Moodle's calculated question: texts, formula answers and
 * draws.
 */
export type CalculatedQuestion = {
  text: string
  explanation: string | null
  hints: string[]
  answers: {
    formula: string
    tolerance: string
    decimals: number
    weight: number
    feedback: string | null
  }[]
  datasets: { name: string; values: string[]; decimals: number }[]
}

/** Null when Moodle can't compute the question. */
export function toCalculatedQuestion({
  text,
  body,
  explanation,
  numbers,
  hints = [],
}: GiftQuestion): CalculatedQuestion | null {
  if (numbers === null || body.kind !== 'number') return null
  // Moodle draws no pictures.
  if ([text, explanation ?? '', ...hints, ...textsOf(body)].some((one) => one.includes('figura:')))
    return null
  const draws = drawDistinctValues(numbers, DRAWS)
  if (!draws.length) return null
  try {
    const written = (markdown: string) => toCalculatedText(markdown, draws)
    return {
      text: written(text),
      explanation: explanation && written(explanation),
      hints: hints.map(written),
      answers: body.answers.map(({ formula, low, high, weight, feedback }) => {
        const isAny = isEveryNumber({ low, high })
        if (formula === undefined && !isAny) throw new NotExpressibleInMoodle('a fixed key')
        return {
          formula: formula === undefined ? '*' : toMoodleFormula(formula),
          tolerance: isAny ? '0' : plainDecimal(high),
          decimals:
            formula === undefined ? 0 : Math.max(...draws.map((one) => places(formula, one))),
          weight,
          feedback: feedback && written(feedback),
        }
      }),
      datasets: datasetsOf(draws),
    }
  } catch (error) {
    if (error instanceof NotExpressibleInMoodle) return null
    throw error
  }
}

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0

/** Decimals of a displayed key. */
const places = (formula: string, values: VariableValues) =>
  Math.min(6, decimalsOf(plainDecimal(toFloat(evaluateFormula(formula, values)))))

function datasetsOf(draws: VariableValues[]): CalculatedQuestion['datasets'] {
  const names = [...(draws[0]?.keys() ?? [])]
  return names.map((name) => {
    const values = draws.map((one) => {
      const value = shortDecimalOf(one.get(name) ?? 0)
      if (value === null) throw new NotExpressibleInMoodle(name)
      return plainDecimal(value)
    })
    return { name, values, decimals: Math.max(...values.map(decimalsOf)) }
  })
}

const set = (name: string, text: string | number) => `<${name}><text>${text}</text></${name}>`

/** The draws in Moodle's format: values with the same index belong to one draw. */
export const datasetsXml = (datasets: CalculatedQuestion['datasets']): string =>
  [
    '<dataset_definitions>',
    ...datasets.map(({ name, values, decimals }) => {
      const numbers = values.map(Number)
      const items = values.map(
        (value, at) =>
          `<dataset_item><number>${at + 1}</number><value>${value}</value></dataset_item>`,
      )
      return [
        `<dataset_definition>${set('status', 'private')}${set('name', name)}`,
        `<type>calculated</type>${set('distribution', 'uniform')}`,
        set('minimum', Math.min(...numbers)) + set('maximum', Math.max(...numbers)),
        `${set('decimals', decimals)}<itemcount>${values.length}</itemcount>`,
        `<dataset_items>${items.join('')}</dataset_items>`,
        `<number_of_items>${values.length}</number_of_items></dataset_definition>`,
      ].join('')
    }),
    '</dataset_definitions>',
  ].join('\n')
