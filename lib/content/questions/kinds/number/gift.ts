import type { GIFTQuestion, NumericalFormat, TextFormat } from 'gift-pegjs'
import {
  add,
  compareRational,
  multiply,
  negate,
  rational,
  rationalOfNumber,
} from '@/lib/platform/hr/rational'
import type { ImportNotes } from '../../gift/notes'
import { escapeGift, plainDecimal, toGiftFeedback, toGiftWeight } from '../../gift/signs'
import type { QuestionBody } from '../../model'
import { findMeasurementUnit } from '../../units'
import { readWeightAndFeedback } from '../choices-gift'
import type { GiftRules } from '../rules'
import {
  keyBounds,
  hasConsistentNotation,
  isUntypable,
  numberKeyFromValue,
  readKey,
  shownKey,
} from './key'
import { EVERY_NUMBER, isEveryNumber, type NumberAnswer } from './model'

const TAKERS = 'pitanje s brojem'

export const number: GiftRules<'number'> = {
  tags: [
    { name: 'jedinica', kind: TAKERS, hasValue: true, value: ({ unit }) => unit },
    {
      ...{ name: 'trazena-jedinica', kind: TAKERS, hasValue: false },
      value: ({ isUnitAsked }) => (isUnitAsked ? '' : null),
    },
    { name: 'zapis', kind: TAKERS, hasValue: true, value: ({ answers }) => spellings(answers) },
  ],
  read(item, notes, tags) {
    if (item.type === 'Short' && tags.has('brojevi')) return readFormulas(item, notes, tags)
    if (item.type !== 'Numerical') return null
    const answers = Array.isArray(item.choices)
      ? item.choices.map((key) => ({
          ...intervalOf(key.text),
          ...readWeightAndFeedback(key, notes),
        }))
      : [{ ...intervalOf(item.choices), weight: 100, feedback: null }]
    return applyNumberTags({ kind: 'number', unit: unitOf(tags), answers }, tags, notes)
  },
  check({ answers, unit, isUnitAsked }, notes, explanation) {
    if (isUnitAsked && unit === null) notes.fail('Nema jedinice koja bi se tražila.')
    if (unit !== null && !findMeasurementUnit(unit))
      notes.fail(`Nepoznata mjerna jedinica „${unit}”.`)
    const right = answers.filter(({ weight }) => weight === 100)
    if (!right.length) notes.fail('Nijedan odgovor nije točan.')
    notes.refuseEqual(
      answers.map((key) => nameOf(key)),
      'Dva su odgovora jednaka',
    )
    for (const answer of answers) {
      const { low, high, weight, feedback, formula } = answer
      const name = nameOf(answer)
      if (formula !== undefined) notes.fail(`„${formula}” nije broj, a pitanje nema brojeve.`)
      if (isEveryNumber(answer) && weight > 0)
        notes.fail('Odgovor bez broja prihvatio bi svaki broj.')
      if (!hasConsistentNotation(answer))
        notes.fail(`Zapis „${answer.written}” nije broj ${low}..${high}.`)
      if (low > high) notes.fail(`Raspon ${name} nema nijedan broj.`)
      if (weight < 100 && !feedback) notes.lack(`Odgovor „${name}” nema objašnjenja (#).`)
      if (weight > 0 && isUntypable(answer)) {
        notes.lack(
          `Odgovor „${name}” ima previše decimala da bi ga učenik upisao: napiši ga kao razlomak ili mu dodaj odstupanje.`,
        )
      }
      const isHidden = right.some((key) => isWithin(answer, key))
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
        `=${toGiftWeight(weight)}${written(key) || (isChanging ? '*' : '')}${toGiftFeedback(feedback)}`,
    )
    return isChanging ? lines : ['#', ...lines]
  },
}

const unitOf = (tags: Map<string, string>): string | null => tags.get('jedinica') ?? null

/** The answer as its author wrote it: `3,5`, `2,9..3,1`, `1/3`, `*`. */
const nameOf = (answer: NumberAnswer): string =>
  isEveryNumber(answer) ? '*' : shownKey(answer).replace(/^od (.+) do /, '$1..')

function isWithin(inner: NumberAnswer, outer: NumberAnswer): boolean {
  const [a, b] = [keyBounds(inner), keyBounds(outer)]
  return compareRational(b.low, a.low) <= 0 && compareRational(a.high, b.high) <= 0
}

/**
 * Spellings of the answers, where GIFT's own numbers can't express them: `[tag:zapis=1/3; ; 007]`.
 */
const spellings = (answers: NumberAnswer[]): string | null =>
  answers.some(({ written }) => written !== undefined)
    ? answers.map(({ written = '' }) => written).join('; ')
    : null

/**
 * Applies the tags `trazena-jedinica` and `zapis` to a body of a number; other bodies are
 * unchanged.
 */
export function applyNumberTags<Body extends QuestionBody | null>(
  body: Body,
  tags: Map<string, string>,
  notes: ImportNotes,
): Body {
  if (body?.kind !== 'number') return body
  const tag = tags.get('zapis')
  return {
    ...body,
    ...(tags.has('trazena-jedinica') && { isUnitAsked: true }),
    ...(tag !== undefined && { answers: withSpellings(body.answers, tag, notes) }),
  }
}

function withSpellings(answers: NumberAnswer[], tag: string, notes: ImportNotes) {
  const written = tag.split(';').map((one) => one.trim())
  if (written.length > answers.length) notes.fail('Oznaka „zapis” ima više brojeva nego odgovora.')
  return answers.map((answer, index) => {
    const spelling = written[index]
    if (!spelling) return answer
    const [low, high] = [rationalOfNumber(answer.low), rationalOfNumber(answer.high)]
    const half = multiply(add(high, negate(low)), rational(1n, 2n))
    const key = readKey(spelling, half)
    const isSame = key && Math.abs(key.low - answer.low) <= Math.abs(answer.low) * SAME_NUMBER
    if (!isSame) notes.fail(`Zapis „${spelling}” nije broj ${nameOf(answer)}.`)
    return { ...answer, ...key }
  })
}

/**
 * GIFT rounds a non-terminating fraction, so its value in the file is only near the written one.
 */
const SAME_NUMBER = 1e-3

/**
 * The interval of a number, of `number:tolerance` or of `low..high`; an option without a number
 * catches all other answers.
 */
function intervalOf(key: NumericalFormat | TextFormat): { low: number; high: number } {
  if (!('type' in key)) return EVERY_NUMBER
  if (key.type === 'high-low') return { low: key.numberLow ?? 0, high: key.numberHigh ?? 0 }
  const tolerance = rationalOfNumber(key.type === 'range' ? (key.range ?? 0) : 0)
  return numberKeyFromValue(rationalOfNumber(key.number ?? 0), tolerance)
}

/** A formula as the key: `{=a*b}` or `{a}`; with a tolerance `{=a/b}:0.01`. */
const FORMULA = /^\{=?([^{}]+)\}(?::(\d+(?:\.\d+)?))?$/

/** The formula key in a text; null for any other text. */
export function formulaKey(text: string): Pick<NumberAnswer, 'formula' | 'low' | 'high'> | null {
  const [, formula, tolerance = '0'] = FORMULA.exec(text) ?? []
  const distance = Number(tolerance)
  return formula === undefined
    ? null
    : { formula: formula.trim(), low: 0 - distance, high: distance }
}

/** Writes a formula key as text. */
export const formulaText = (formula: string, tolerance: number): string =>
  `{=${formula}}${tolerance > 0 ? `:${plainDecimal(tolerance)}` : ''}`

/**
 * Reads a short answer question as a number question with changing numbers, if its answers are only
 * formulas, or formulas and `*`; null otherwise.
 */
function readFormulas(
  item: GIFTQuestion & { type: 'Short' },
  notes: ImportNotes,
  tags: Map<string, string>,
) {
  const answers = item.choices.map((key) => {
    const judged = readWeightAndFeedback(key, notes)
    const text = key.text.text.trim()
    const changing = formulaKey(text)
    if (changing) return { ...changing, ...judged }
    return text === '*' ? { ...EVERY_NUMBER, ...judged } : null
  })
  const known = answers.filter((answer) => answer !== null)
  const isNumber = known.length === answers.length && known.some((one) => 'formula' in one)
  if (!isNumber) return null
  const body = { kind: 'number' as const, unit: unitOf(tags), answers: known }
  return applyNumberTags(body, tags, notes)
}

function written({ low, high, formula }: Omit<NumberAnswer, 'weight' | 'feedback'>): string {
  if (formula !== undefined) return escapeGift(formulaText(formula, high))
  if (isEveryNumber({ low, high })) return ''
  return low === high ? plainDecimal(low) : `${plainDecimal(low)}..${plainDecimal(high)}`
}
