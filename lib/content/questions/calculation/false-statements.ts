import { compareRational } from '@/lib/platform/hr/rational'
import { CalculationError, toFloat, type CalculationValue } from './arithmetic'
import { evaluateCalculation } from './evaluate'
import { texToExpression } from './tex-to-expression'

const FORMULA = /\$\$([^$]+)\$\$|\$([^$\n]+)\$/g

/** A relation between two sides. `\approx` and others state nothing that can be checked exactly. */
const RELATION =
  /(\\(?:leq?|geq?|neq?|approx|rightarrow|to|mid|Rightarrow|sim|equiv)(?![a-zA-Z])|[=<>≤≥≠≈])/

const HOLDS: Record<string, (order: number) => boolean> = {
  '=': (order) => order === 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '\\le': (order) => order <= 0,
  '\\leq': (order) => order <= 0,
  '≤': (order) => order <= 0,
  '\\ge': (order) => order >= 0,
  '\\geq': (order) => order >= 0,
  '≥': (order) => order >= 0,
  '\\ne': (order) => order !== 0,
  '\\neq': (order) => order !== 0,
  '≠': (order) => order !== 0,
}

/** A division with remainder is written with `:` and `=`, and the remainder beside it. */
const REMAINDER = /^[\s(]*(?:i\s+)?(?:ostatak|ost)/i

/**
 * The statements about numbers in a text's formulas that are false, such as `$2 + 3 = 6$`. Only
 * sides that consist of numbers are compared; a side with a variable is skipped.
 */
export function falseStatements(markdown: string): string[] {
  return [...markdown.matchAll(FORMULA)].flatMap(({ 0: whole, 1: block, 2: inline, index }) => {
    const tex = block ?? inline ?? ''
    const isWithRemainder =
      /ost(?:atak)?\b/.test(tex) || REMAINDER.test(markdown.slice(index + whole.length))
    return isWithRemainder ? [] : falseInFormula(tex)
  })
}

function falseInFormula(tex: string): string[] {
  const parts = tex.split(RELATION)
  const found: string[] = []
  for (let at = 1; at < parts.length; at += 2) {
    const [left = '', sign = '', right = ''] = parts.slice(at - 1, at + 2)
    const holds = HOLDS[sign]
    const order = holds && compareSides(left, right)
    if (holds && typeof order === 'number' && !holds(order))
      found.push(`${left}${sign}${right}`.trim())
  }
  return found
}

/** Negative, 0 or positive, as for sorting; null where a side has no single value. */
function compareSides(left: string, right: string): number | null {
  const [one, other] = [texToExpression(left), texToExpression(right)]
  if (!one || !other) return null
  // 1 m = 100 cm is no statement about numbers.
  if (one.unit && other.unit && one.unit !== other.unit) return null
  const [a, b] = [valueOf(one.expression), valueOf(other.expression)]
  if (a === null || b === null) return null
  if (typeof a === 'object' && typeof b === 'object') return compareRational(a, b)
  const difference = toFloat(a) - toFloat(b)
  return Math.abs(difference) < 1e-9 * Math.max(1, Math.abs(toFloat(a))) ? 0 : difference
}

function valueOf(expression: string): CalculationValue | null {
  try {
    return evaluateCalculation(expression)
  } catch (error) {
    if (error instanceof CalculationError) return null
    throw error
  }
}
