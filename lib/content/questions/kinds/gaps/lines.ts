import { numberReadings } from '@/lib/platform/hr/number-readings'
import type { ImportNotes } from '../../gift/notes'
import { plainDecimal } from '../../gift/signs'
import { formulaKey, formulaText } from '../number/gift'
import { readKey } from '../number/key'
import { EVERY_NUMBER, isEveryNumber, type NumberAnswer } from '../number/model'
import { unifyLetters } from '../short/letters'
import { MAX_GAPS, type Gap } from './model'

/** How a gap is filled in: typed, typed with capitals that count, or chosen from options. */
export type GapInputMode = 'typed' | 'capitals' | 'chosen'

/** One accepted or foreseen answer of a gap; a GIFT file has one per line. */
export type GapAnswerRow = {
  /** From 1. */
  gap: number
  way: GapInputMode
  text: string
  weight: number
  feedback: string | null
}

/** The answers of all gaps as one list. */
export const gapAnswerRows = (gaps: Gap[]): GapAnswerRow[] =>
  gaps.flatMap((gap, index): GapAnswerRow[] => {
    const number = { gap: index + 1 }
    switch (gap.kind) {
      case 'single':
        return gap.choices.map((one) => ({ ...one, ...number, way: 'chosen' }))
      case 'short': {
        const way = gap.isCaseSensitive ? 'capitals' : 'typed'
        return gap.answers.map((one) => ({ ...one, ...number, way }))
      }
      case 'number':
        return gap.answers.map((one) => ({
          ...{ ...number, way: 'typed', text: numberText(one) },
          ...{ weight: one.weight, feedback: one.feedback },
        }))
    }
  })

/**
 * Gaps from the list of their answers: an option makes a gap that is chosen from options, and typed
 * numbers alone make a gap for a number. A gap without answers is left empty.
 */
export function gapsFromAnswerRows(lines: GapAnswerRow[]): Gap[] {
  const count = Math.max(0, ...lines.map(({ gap }) => gap))
  return Array.from({ length: count }, (_, index) =>
    gapOf(lines.filter(({ gap }) => gap === index + 1)),
  )
}

function gapOf(lines: GapAnswerRow[]): Gap {
  const answers = lines.map(({ text, weight, feedback }) => ({ text, weight, feedback }))
  if (lines.some(({ way }) => way === 'chosen')) return { kind: 'single', choices: answers }
  const numbers = answers.flatMap(({ text, ...judged }) => {
    const key = readNumber(text)
    return key ? { ...key, ...judged } : []
  })
  const isNumber = numbers.length === answers.length && numbers.some((one) => !isEveryNumber(one))
  if (isNumber) return { kind: 'number', unit: null, answers: numbers }
  return {
    kind: 'short',
    answers: answers.map(({ text, ...judged }) => ({ text: unifyLetters(text), ...judged })),
    ...(lines.some(({ way }) => way === 'capitals') && { isCaseSensitive: true }),
  }
}

const NUMBERED = /^\s*(\d{1,2})\)\s*([\s\S]*)$/

/**
 * Reads an answer written after the number of its gap: `1) am`. Null, with a note, where the number
 * is missing.
 */
export function readNumberedGapAnswer(
  written: string,
  notes: ImportNotes,
): Pick<GapAnswerRow, 'gap' | 'text'> | null {
  const [, gap = '', text = ''] = NUMBERED.exec(written) ?? []
  if (Number(gap) >= 1 && Number(gap) <= MAX_GAPS) return { gap: Number(gap), text: text.trim() }
  notes.fail(`Odgovor „${written}” ne počinje brojem praznine, primjerice „1) riječ”.`)
  return null
}

/** True where an import from a file would read the typed answers as numbers. */
export const areNumbers = (texts: string[]): boolean =>
  texts.some((text) => text !== '*') && texts.every((text) => readNumber(text))

type Key = Pick<NumberAnswer, 'low' | 'high' | 'written' | 'formula'>

const RANGE = /^(.+?)\.\.(.+)$/
const TOLERANT = /^(.+?) ?± ?(\d+(?:[.,]\d+)?)$/

/** A plain number: not a time of day, ratio, ordinal or list, which `readKey` would also accept. */
const PLAIN = /^[-+−]?(?:\d[\d .]*\d|\d)(?:,\d+|\/\d+)?$/

const readPlain = (text: string, tolerance?: Parameters<typeof readKey>[1]): Key | null =>
  PLAIN.test(text) ? readKey(text, tolerance) : null

/** `3,5`, `1/3`, `2,9..3,1`, `3,14 ± 0,01`, `{=a*b}` or `*`; null for any other text. */
function readNumber(text: string): Key | null {
  if (text === '*') return EVERY_NUMBER
  const formula = formulaKey(text)
  if (formula) return formula
  const [, from = '', to = ''] = RANGE.exec(text) ?? []
  const [low, high] = [readPlain(from), readPlain(to)]
  if (low && high) return { low: low.low, high: high.high }
  const [, middle = '', distance = ''] = TOLERANT.exec(text) ?? []
  const tolerance = distance ? numberReadings(distance)[0]?.value : undefined
  return tolerance ? readPlain(middle, tolerance) : readPlain(text)
}

const decimal = (value: number) => plainDecimal(value).replace('.', ',')

/** @see readNumber */
function numberText({ low, high, written, formula }: NumberAnswer): string {
  if (formula !== undefined) return formulaText(formula, high)
  if (isEveryNumber({ low, high })) return '*'
  if (low === high) return written ?? decimal(low)
  if (written === undefined) return `${decimal(low)}..${decimal(high)}`
  return `${written} ± ${decimal(Number(((high - low) / 2).toPrecision(12)))}`
}
