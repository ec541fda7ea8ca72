import { fold } from '@/lib/platform/hr/fold'

/** Nobody types a longer formula in full. */
const LONGEST = 48

const LATEX = /\$\$([\s\S]*?)\$\$|\$([^$\n]*)\$/g

/** LaTeX notation in its typed form. */
const TYPED: [RegExp, string][] = [
  [/\\(?:qquad|quad|\\)/g, ';'],
  [/\\(?:mathrm|text|textrm|ce|operatorname)\s*\{([^{}]*)\}/g, '$1'],
  [/\\(?:left|right)(?![a-z])/g, ''],
  [/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1/($2))'],
  [/\\sqrt\s*\{([^{}]*)\}/g, '√$1'],
  [/\\(?:cdot|times|ast)(?![a-z])/g, '*'],
  [/\\(?:rightarrow|to|Rightarrow)(?![a-z])/g, '='],
  [/\\rho(?![a-z])/g, 'ro'],
  [/\\[,;!% ]/g, ' '],
]

/** Joins a sign to the one before it; repeated to keep the length of removed spaces. */
const JOINT = '\u2060'

/** Formulas typed without LaTeX: with an operator, or a letter next to a digit. */
const RUN = /[\p{L}\p{N}√²³₀-₉()]+(?:[=+\-*/:^_·×→]\u2060*[\p{L}\p{N}√²³₀-₉()]+)*/gu
const IS_FORMULA = /[=+*/:^·×→]|\p{Lu}\p{L}?[\d₀-₉]|\d\p{L}|\p{L}[²³₀-₉\d]/u

/** Characters allowed in a key, which is quoted. */
const PLAIN = /^[\p{L}\p{N}=+*/√.,-]+$/u

/** The prefix keeps formula keys apart from words. */
export const formulaKeyOf = (formula: string) => `=${formula}`

/** Sorts factors and drops ones, because people reorder them and leave out multiplication signs. */
const productOf = (factors: string[]) =>
  factors
    .filter((factor) => factor !== '1')
    .toSorted()
    .join('*')
    .replace(/(?<!\d)\*|\*(?!\d)/g, '') || '1'

/**
 * The factors above and below the fraction bar of a product, which may contain divisions and
 * brackets.
 */
function fractionOf(product: string): { above: string[]; below: string[] } {
  const fraction = { above: [] as string[], below: [] as string[] }
  const open: boolean[] = []
  let isGroupBelow = false
  let divides = false
  for (const [part] of product.matchAll(/[*/()]|[^*/()]+/g)) {
    const isBelow: boolean = isGroupBelow !== divides
    divides = part === '/'
    if (part === '(') {
      open.push(isGroupBelow)
      isGroupBelow = isBelow
    } else if (part === ')') isGroupBelow = open.pop() ?? false
    else if (part !== '*' && part !== '/') fraction[isBelow ? 'below' : 'above'].push(part)
  }
  return fraction
}

/** The terms of a side in a fixed order, each with at most one division. */
const sideKey = (side: string) =>
  side
    .split('+')
    .map((term) => {
      const { above, below } = fractionOf(term)
      return [above, below]
        .filter((factors) => factors.length)
        .map(productOf)
        .join('/')
    })
    .sort()
    .join('+')

/**
 * An equation of products in a form without divisions: U = I·R, I = U/R and R = U/I are equal. Sums
 * and differences keep their sides.
 */
function equationKey(sides: [string, string]): string {
  if (sides.some((side) => /[+-]/.test(side))) return sides.map(sideKey).sort().join('=')
  const [left, right] = [fractionOf(sides[0]), fractionOf(sides[1])]
  const products = [
    productOf([...left.above, ...right.below]),
    productOf([...right.above, ...left.below]),
  ]
  return products.sort().join('=')
}

/** The keys of a formula, from the whole to its parts. Parts without a letter are skipped. */
function levelsOf(formula: string): string[][] {
  const plain = fold(formula)
    .replace(/[·×]/g, '*')
    .replace(/[\^_\s]/g, '')
    .replace(/[→>]/g, '=')
    .replaceAll(':', '/')
    .replaceAll('ρ', 'ro')
  const sides = plain.split('=').filter((side) => side && side.length <= LONGEST)
  const pairs = sides
    .slice(1)
    .map((side, at): [string, string] => [sides[at] ?? '', side])
    .filter((pair) => pair.some((side) => /\p{L}/u.test(side)))
  const terms = sides.flatMap((side) => side.split('+'))
  const isTold = (key: string) => key.length > 1 && /\p{L}/u.test(key)
  const levels = [
    pairs.map(equationKey),
    sides.map(sideKey).filter(isTold),
    terms.map(sideKey).filter(isTold),
  ]
  return levels.map((keys) => [...new Set(keys)].filter((key) => PLAIN.test(key)).map(formulaKeyOf))
}

export const isFormulaKey = (key: string): boolean => key.startsWith('=')

/** Possible formulas in a text. */
function* formulasIn(markdown: string): Generator<string> {
  for (const [, block, inline] of markdown.matchAll(LATEX)) {
    let typed = block ?? inline ?? ''
    for (const [sign, hand] of TYPED) typed = typed.replace(sign, hand)
    yield* typed.replace(/[{}\\]/g, '').split(/[;,]\s/)
  }
  for (const [run] of markdown.replace(LATEX, ' ').matchAll(RUN))
    if (IS_FORMULA.test(run)) yield run
}

/** The keys of a text's formulas: complete formulas, their sides and their terms. */
export const formulaKeys = (markdown: string): Set<string> =>
  new Set([...formulasIn(markdown)].flatMap((formula) => levelsOf(formula).flat()))

/** A possible formula in a query: the keys of the whole, then those of its parts. */
export type TypedFormula = { start: number; end: number; levels: string[][] }

/** Operators that people surround with spaces. */
const SPACED = /(?<=[\p{L}\p{N}²³₀-₉)]) *([=+*/:^·×→-]) *(?=[\p{L}\p{N}√(])/gu

/** Possible formulas in a query. Only those that occur in texts are used. */
export function typedFormulas(query: string): TypedFormula[] {
  const tight = query.replace(SPACED, (all, sign: string) => sign.padEnd(all.length, JOINT))
  return [...tight.matchAll(RUN)]
    .filter(([run]) => IS_FORMULA.test(run))
    .map(({ 0: run, index }) => ({
      ...{ start: index, end: index + run.length },
      levels: levelsOf(run.replaceAll(JOINT, '')),
    }))
}
