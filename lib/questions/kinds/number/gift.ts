import type { GIFTQuestion, NumericalFormat, TextFormat } from 'gift-pegjs'
import { add, negate, rationalOfNumber, toNumber } from '@/lib/hr/rational'
import type { Notes } from '../../gift/notes'
import { escape, plainDecimal, reason, weightOf } from '../../gift/signs'
import { findUnit } from '../../units'
import { judgedBy } from '../choices-gift'
import type { GiftRules } from '../rules'
import { EVERY_NUMBER, isEveryNumber, type NumberAnswer } from './model'

export const number: GiftRules<'number'> = {
  tag: { name: 'jedinica', kind: 'pitanje s brojem', value: ({ unit }) => unit },
  read(item, notes, tags) {
    if (item.type === 'Short' && tags.has('brojevi')) return readFormulas(item, notes, tags)
    if (item.type !== 'Numerical') return null
    const answers = Array.isArray(item.choices)
      ? item.choices.map((key) => ({ ...intervalOf(key.text), ...judgedBy(key, notes) }))
      : [{ ...intervalOf(item.choices), weight: 100, feedback: null }]
    return { kind: 'number', unit: tags.get('jedinica') ?? null, answers }
  },
  check({ answers, unit }, notes, explanation) {
    if (unit !== null && !findUnit(unit)) notes.fail(`Nepoznata mjerna jedinica „${unit}”.`)
    const right = answers.filter(({ weight }) => weight === 100)
    if (!right.length) notes.fail('Nijedan odgovor nije točan.')
    notes.refuseEqual(
      answers.map(({ low, high }) => `${low}..${high}`),
      'Dva su odgovora jednaka',
    )
    for (const { low, high, weight, feedback } of answers) {
      const isCatchAll = low === EVERY_NUMBER.low
      const name = isCatchAll ? '*' : low === high ? String(low) : `${low}..${high}`
      if (isCatchAll && weight > 0) notes.fail('Odgovor bez broja prihvatio bi svaki broj.')
      if (low > high) notes.fail(`Raspon ${name} nema nijedan broj.`)
      if (weight < 100 && !feedback) notes.lack(`Odgovor „${name}” nema objašnjenja (#).`)
      const isHidden = right.some((key) => key.low <= low && high <= key.high)
      if (weight < 100 && isHidden) {
        notes.fail(`Odgovor „${name}” nalazi se unutar točnog odgovora.`)
      }
    }
    notes.needExplanation(explanation)
  },
  write({ answers }) {
    const isChanging = answers.some(({ formula }) => formula !== undefined)
    const lines = answers.map(
      ({ weight, feedback, ...key }) =>
        `=${weightOf(weight)}${written(key) || (isChanging ? '*' : '')}${reason(feedback)}`,
    )
    return isChanging ? lines : ['#', ...lines]
  },
}

/** A number, `number:tolerance` or `low..high`; an option without a number catches the rest. */
function intervalOf(key: NumericalFormat | TextFormat): { low: number; high: number } {
  if (!('type' in key)) return EVERY_NUMBER
  if (key.type === 'high-low') return { low: key.numberLow ?? 0, high: key.numberHigh ?? 0 }
  const middle = rationalOfNumber(key.number ?? 0)
  const tolerance = rationalOfNumber(key.type === 'range' ? (key.range ?? 0) : 0)
  return {
    low: toNumber(add(middle, negate(tolerance))),
    high: toNumber(add(middle, tolerance)),
  }
}

/** `{=a*b}` or `{a}`, with a tolerance `{=a/b}:0.01`. */
const FORMULA = /^\{=?([^{}]+)\}(?::(\d+(?:\.\d+)?))?$/

/** The changing key that a text is; null for any other text. */
export function formulaKey(text: string): Pick<NumberAnswer, 'formula' | 'low' | 'high'> | null {
  const [, formula, tolerance = '0'] = FORMULA.exec(text) ?? []
  const distance = Number(tolerance)
  return formula === undefined
    ? null
    : { formula: formula.trim(), low: 0 - distance, high: distance }
}

/** The text of a changing key. */
export const formulaText = (formula: string, tolerance: number): string =>
  `{=${formula}}${tolerance > 0 ? `:${plainDecimal(tolerance)}` : ''}`

/** A short answer whose answers are nothing but calculations is a number that changes. */
function readFormulas(
  item: GIFTQuestion & { type: 'Short' },
  notes: Notes,
  tags: Map<string, string>,
) {
  const answers = item.choices.map((key) => {
    const judged = judgedBy(key, notes)
    const text = key.text.text.trim()
    const changing = formulaKey(text)
    if (changing) return { ...changing, ...judged }
    return text === '*' ? { ...EVERY_NUMBER, ...judged } : null
  })
  const known = answers.filter((answer) => answer !== null)
  const isNumber = known.length === answers.length && known.some((one) => 'formula' in one)
  if (!isNumber) return null
  return { kind: 'number' as const, unit: tags.get('jedinica') ?? null, answers: known }
}

function written({ low, high, formula }: Omit<NumberAnswer, 'weight' | 'feedback'>): string {
  if (formula !== undefined) return escape(formulaText(formula, high))
  if (isEveryNumber({ low, high })) return ''
  return low === high ? plainDecimal(low) : `${plainDecimal(low)}..${plainDecimal(high)}`
}
