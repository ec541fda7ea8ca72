import { fold } from '@/lib/platform/hr/fold'

/** Longer ones nobody types whole. */
const LONGEST = 48

const LATEX = /\$\$([\s\S]*?)\$\$|\$([^$\n]*)\$/g

/** Signs of LaTeX as they are typed by hand. */
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

/** Holds a sign and the one before it together, as long as the spaces that stood between. */
const JOINT = '\u2060'

/** Formulas with an operator, or a letter beside a digit, as people type them without LaTeX. */
const RUN = /[\p{L}\p{N}√²³₀-₉()]+(?:[=+\-*/:^_·×→]\u2060*[\p{L}\p{N}√²³₀-₉()]+)*/gu
const IS_FORMULA = /[=+*/:^·×→]|\p{Lu}\p{L}?[\d₀-₉]|\d\p{L}|\p{L}[²³₀-₉\d]/u

/** Signs of a key, which stands in quotes. */
const PLAIN = /^[\p{L}\p{N}=+*/√.,-]+$/u

/** No word begins so. */
export const keyOf = (formula: string) => `=${formula}`

/** Factors in one order: people change it, and leave out the signs that can be left out. */
const productOf = (factors: string[]) =>
  factors
    .filter((factor) => factor !== '1')
    .toSorted()
    .join('*')
    .replace(/(?<!\d)\*|\*(?!\d)/g, '') || '1'

/** The factors above and below the bar of a product, which may have divisions and brackets. */
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

/** The terms of a side, each with one division at most, in one order. */
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
 * An equation of products as its form without a division: U = I·R, I = U/R and R = U/I are one. Sums
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

/** One formula, from the whole to its parts; those without a letter say nothing. */
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
  return levels.map((keys) => [...new Set(keys)].filter((key) => PLAIN.test(key)).map(keyOf))
}

export const isFormula = (key: string): boolean => key.startsWith('=')

/** Parts of a text that may be formulas. */
function* formulasIn(markdown: string): Generator<string> {
  for (const [, block, inline] of markdown.matchAll(LATEX)) {
    let typed = block ?? inline ?? ''
    for (const [sign, hand] of TYPED) typed = typed.replace(sign, hand)
    yield* typed.replace(/[{}\\]/g, '').split(/[;,]\s/)
  }
  for (const [run] of markdown.replace(LATEX, ' ').matchAll(RUN))
    if (IS_FORMULA.test(run)) yield run
}

/** The keys by which the formulas of a text are found: wholes, their sides and their terms. */
export const formulaKeys = (markdown: string): Set<string> =>
  new Set([...formulasIn(markdown)].flatMap((formula) => levelsOf(formula).flat()))

/** A part of a query that may be a formula: its keys, the whole one's before those of its parts. */
export type TypedFormula = { start: number; end: number; levels: string[][] }

/** Signs between which people leave spaces. */
const SPACED = /(?<=[\p{L}\p{N}²³₀-₉)]) *([=+*/:^·×→-]) *(?=[\p{L}\p{N}√(])/gu

/** What of a query may be formulas. Whether they are, those tell that the texts have. */
export function typedFormulas(query: string): TypedFormula[] {
  const tight = query.replace(SPACED, (all, sign: string) => sign.padEnd(all.length, JOINT))
  return [...tight.matchAll(RUN)]
    .filter(([run]) => IS_FORMULA.test(run))
    .map(({ 0: run, index }) => ({
      ...{ start: index, end: index + run.length },
      levels: levelsOf(run.replaceAll(JOINT, '')),
    }))
}
