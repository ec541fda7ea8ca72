import { isFunctionName, type VariableValues } from '@/lib/content/questions/calculation/evaluate'
import { CalculationError } from '@/lib/content/questions/calculation/arithmetic'
import { shortDecimalOf, evaluateFormula } from '@/lib/content/questions/numbers/fill'
import { fromMoodleMarkdown, toMoodleMarkdown } from './markdown'

/** Thrown for calculations that Moodle's calculated questions can't express. */
export class NotExpressibleInMoodle extends Error {}

const KNOWN = new Set(['sqrt', 'abs', 'round'])

/** Moodle reads a formula of just `0` as missing, which means any other answer. */
const ZERO = '(0)'

/** Converts a calculation to Moodle's syntax: names in braces, powers as `**`. */
export function toMoodleFormula(formula: string): string {
  if (formula.trim() === '0') return ZERO
  return formula
    .replace(/·/g, '*')
    .replace(/−/g, '-')
    .replace(/\^/g, '**')
    .replace(/[a-z][a-z\d]*/g, (name) => {
      if (!isFunctionName(name)) return `{${name}}`
      if (!KNOWN.has(name)) throw new NotExpressibleInMoodle(name)
      return name
    })
}

/** Reverses `toMoodleFormula`. */
export const fromMoodleFormula = (formula: string): string =>
  formula === ZERO ? '0' : formula.replace(/\{([^{}]+)\}/g, '$1').replace(/\*\*/g, '^')

const FORMULAS = /(\$\$[^$]+\$\$|\$[^$\n]+\$)/
const PLACE = /\{(=[^{}|]+|[a-z][a-z\d]*)((?:\|[^{}|]*){3})?\}/g
const MOODLE_PLACE = /\{(=(?:[^{}]|\{[^{}]+\})*|[a-z][a-z\d]*)\}/g

/** Private-use characters around a placeholder's number while formulas are escaped. */
const [START, END] = ['\uE000', '\uE001']
const HELD = new RegExp(`${START}(\\d+)${END}`, 'g')

/**
 * Markdown for Moodle with number placeholders such as `{a}` and `{={a}*{b}}`. Inside a formula
 * each placeholder keeps a TeX group around it.
 * @param draws Moodle's values; every result must be a short decimal for all of them
 */
export function toCalculatedText(markdown: string, draws: VariableValues[]): string {
  const places: string[] = []
  const held = markdown
    .split(FORMULAS)
    .map((part, index) =>
      part.replace(PLACE, (whole, what: string, forms: string | undefined, at: number) => {
        if (!what.startsWith('=') && !draws[0]?.has(what)) return whole
        const isWord = /\\(?:text|mathrm|mathbf|operatorname)$/.test(part.slice(0, at))
        if (forms || isWord) throw new NotExpressibleInMoodle(whole)
        const formula = what.replace(/^=/, '')
        for (const values of draws) refuseFraction(formula, values)
        places.push(what.startsWith('=') ? `{=${toMoodleFormula(formula)}}` : `{${what}}`)
        const mark = `${START}${places.length - 1}${END}`
        return index % 2 ? `{${mark}}` : mark
      }),
    )
    .join('')
  const written = toMoodleMarkdown(held).replace(HELD, (_, at: string) => places[Number(at)] ?? '')
  if (fromCalculatedText(written) !== markdown) throw new NotExpressibleInMoodle(markdown)
  return written
}

function refuseFraction(formula: string, values: VariableValues): void {
  try {
    if (shortDecimalOf(evaluateFormula(formula, values)) !== null) return
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error
  }
  throw new NotExpressibleInMoodle(formula)
}

/** Reverses `toCalculatedText`. */
export function fromCalculatedText(text: string): string {
  const places: string[] = []
  const held = text.replace(MOODLE_PLACE, (_, what: string) => {
    places.push(what.startsWith('=') ? `{=${fromMoodleFormula(what.slice(1))}}` : `{${what}}`)
    return `${START}${places.length - 1}${END}`
  })
  const place = (_: string, at: string) => places[Number(at)] ?? ''
  return fromMoodleMarkdown(held)
    .replace(new RegExp(`\\{${HELD.source}\\}`, 'g'), place)
    .replace(HELD, place)
}
