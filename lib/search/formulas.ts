import { fold } from '@/lib/hr/fold'

/** Longer ones nobody types whole. */
const LONGEST = 40

const LATEX = /\$\$([\s\S]*?)\$\$|\$([^$\n]*)\$/g

/** Signs of LaTeX as they are typed by hand. */
const TYPED: [RegExp, string][] = [
  [/\\(?:qquad|quad|\\)/g, ';'],
  [/\\(?:mathrm|text|textrm|ce|operatorname)\s*\{([^{}]*)\}/g, '$1'],
  [/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2'],
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
const PLAIN = /^[\p{L}\p{N}=+/√.,-]+$/u

/** No word begins so. */
export const keyOf = (formula: string) => `=${formula}`

/** The factors of a product in one order: people change it, and leave the signs out. */
const sorted = (product: string) => product.split('*').sort().join('')

const sideKey = (side: string) =>
  side
    .split('+')
    .map((term) => term.split('/').map(sorted).join('/'))
    .sort()
    .join('+')

/**
 * An equation of products as its form without a division: U = I·R, I = U/R and R = U/I are one. Sums
 * keep their sides.
 */
function equationKey([left, right]: [string, string]): string {
  const sides = [left, right]
  if (sides.some((side) => side.includes('+'))) return sides.map(sideKey).sort().join('=')
  const [[above = '', ...below], [above2 = '', ...below2]] = [left.split('/'), right.split('/')]
  return [
    [above, ...below2],
    [above2, ...below],
  ]
    .map((factors) => sorted(factors.join('*')))
    .sort()
    .join('=')
}

/** One formula, from the whole to its parts; those without a letter say nothing. */
function levelsOf(formula: string): string[][] {
  const plain = fold(formula)
    .replace(/[·×]/g, '*')
    .replace(/[\^_()\s]/g, '')
    .replace(/[→>]/g, '=')
    .replaceAll(':', '/')
    .replaceAll('ρ', 'ro')
  const sides = plain.split('=').filter((side) => side && side.length <= LONGEST)
  const told = sides.filter((side) => /\p{L}/u.test(side) && side.length > 1)
  const pairs = sides
    .slice(1)
    .map((side, at): [string, string] => [sides[at] ?? '', side])
    .filter((pair) => pair.some((side) => /\p{L}/u.test(side)))
  const terms = told.flatMap((side) => side.split('+')).filter((term) => term.length > 1)
  const levels = [
    pairs.map(equationKey),
    told.map(sideKey),
    terms.map(sideKey).filter((key) => /\p{L}/u.test(key)),
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
