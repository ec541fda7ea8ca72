import { childNamed, childrenNamed, type XmlElement } from '@/lib/platform/archives/xml'
import { isFunctionName } from '@/lib/content/questions/calculation/evaluate'
import { plainDecimal } from '@/lib/content/questions/gift/signs'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { EVERY_NUMBER } from '@/lib/content/questions/kinds/number/model'
import type { QuestionBody } from '@/lib/content/questions/model'
import { markdownOf, rawText } from './text'
import { measurementUnitOf } from './units'

/** A calculated question of another program, with its numbers drawn from ranges. */
export type CalculatedTemplate = {
  body: QuestionBody
  numbers: string
  /** A text of the question as Markdown with placeholders. */
  textOf: (element: XmlElement | undefined) => string
}

/** Private characters around the number of a placeholder while a text is converted. */
const [OPEN, CLOSE] = ['\uE010', '\uE011']
const HELD = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

/** The value of Moodle's `pi()`, which formulas here lack. */
const PI = '3.141592653589793'

/**
 * Reads a calculated question as a template. Moodle chooses among stored draws; here each number is
 * drawn from the range of its values.
 */
export function readForeignCalculated(
  question: XmlElement,
  notes: ImportNotes,
): CalculatedTemplate {
  const names = new Map<string, string>()
  const numbers = datasetsOf(question).map(({ name, ...range }) => {
    const own = name.toLowerCase()
    if (
      !/^[a-z][a-z\d]{0,19}$/.test(own) ||
      isFunctionName(own) ||
      [...names.values()].includes(own)
    )
      notes.fail(`Ime broja „${name}” ovdje nije dopušteno.`)
    names.set(name, own)
    return `${own}: ${rangeText(range)}`
  })
  if (!numbers.length) notes.fail('Računsko pitanje nema popisa brojeva (dataset).')
  else notes.warn(`Brojevi se ovdje izvlače iz raspona, a ne s popisa: ${numbers.join('; ')}.`)
  const named = (formula: string) =>
    formula.replace(/\{([^{}=]+)\}/g, (whole, name: string) => names.get(name.trim()) ?? whole)

  const textOf = (element: XmlElement | undefined): string => {
    if (!element) return ''
    const places: string[] = []
    const hold = (place: string) => `${OPEN}${places.push(place) - 1}${CLOSE}`
    const source = rawText(element)
      .replace(/[\uE010\uE011]/g, '')
      .replace(/\{=((?:[^{}]|\{[^{}]+\})*)\}/g, (_, formula: string) =>
        hold(`{=${toFormula(named(formula))}}`),
      )
      .replace(/\{([^{}=]+)\}/g, (whole, name: string) => {
        const own = names.get(name.trim())
        return own ? hold(`{${own}}`) : whole
      })
    const held = {
      ...element,
      children: [{ ...element, name: 'text', text: source, children: [] }],
    }
    return markdownOf(held, notes).replace(HELD, (_, at: string) => places[Number(at)] ?? '')
  }

  const answers = childrenNamed(question, 'answer').map((answer) => ({
    ...keyOf(answer, named(rawText(answer)), notes),
    weight: Number(answer.attributes.fraction) || 0,
    feedback: textOf(childNamed(answer, 'feedback')) || null,
  }))
  return {
    body: { kind: 'number', unit: measurementUnitOf(question, notes), answers },
    numbers: [...numbers, ...differences(answers)].join('\n'),
    textOf,
  }
}

/** Conditions that exclude draws in which the first answer equals another. */
function differences(answers: object[]): string[] {
  const [first, ...others] = answers.flatMap((one) => ('formula' in one ? String(one.formula) : []))
  return first === undefined ? [] : others.map((other) => `${first} != ${other}`)
}

const NOMINAL = '2'

/** Only Moodle's nominal tolerance is a distance; the others are shares of the result. */
function keyOf(answer: XmlElement, written: string, notes: ImportNotes) {
  if (written.trim() === '*') return EVERY_NUMBER
  const formula = toFormula(written)
  const valueOf = (name: string) => Number(childNamed(answer, name)?.text.trim() ?? 0) || 0
  const [tolerance, places] = [valueOf('tolerance'), valueOf('correctanswerlength')]
  if (childNamed(answer, 'tolerancetype')?.text.trim() === NOMINAL)
    return { formula, low: 0 - tolerance, high: tolerance }
  notes.warn('Odstupanje u postotku rezultata nije uvezeno: rezultat se zaokružuje.')
  // Significant digits depend on the result: two are assumed to precede the decimal point.
  const isDecimals = childNamed(answer, 'correctanswerformat')?.text.trim() !== '2'
  const decimals = isDecimals ? places : Math.max(0, places - 2)
  return { formula: `round(${formula},${decimals})`, low: 0, high: 0 }
}

/** Converts Moodle's formula to this project's syntax. The check reports unknown functions. */
const toFormula = (formula: string): string =>
  formula
    .replace(/\bpi\(\s*\)/g, PI)
    .replace(/\bpow\(([^(),]+),([^(),]+)\)/g, '(($1)^($2))')
    .replace(/\*\*/g, '^')
    .trim()

type Range = { low: number; high: number; decimals: number }

function datasetsOf(question: XmlElement): (Range & { name: string })[] {
  const all = childNamed(question, 'dataset_definitions')
  return childrenNamed(all ?? question, 'dataset_definition').map((set) => {
    const items = childrenNamed(childNamed(set, 'dataset_items') ?? set, 'dataset_item')
    const values = items.map((item) => childNamed(item, 'value')?.text.trim() ?? '')
    const known = values.map(Number).filter(Number.isFinite)
    const bound = (name: string) => Number(rawText(childNamed(set, name)))
    return {
      name: rawText(childNamed(set, 'name')),
      low: Math.min(...(known.length ? known : [bound('minimum')])),
      high: Math.max(...(known.length ? known : [bound('maximum')])),
      decimals: Math.min(4, bound('decimals') || 0),
    }
  })
}

const rangeText = ({ low, high, decimals }: Range): string =>
  `${plainDecimal(low)}..${plainDecimal(high)}${decimals ? ` korak ${plainDecimal(1 / 10 ** decimals)}` : ''}`
