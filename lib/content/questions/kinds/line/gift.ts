import type { ImportNotes } from '../../gift/notes'
import type { BodyOf } from '../../model'
import { number } from '../number/gift'
import type { GiftRules } from '../rules'
import { LINE_PART_LIMITS } from './model'
import { tickTexts, tickValues, ticksWithin } from './scale'

const TAG = 'pravac'
const TAKERS = 'pitanje s brojem'

type Line = Pick<BodyOf<'line'>, 'from' | 'to' | 'parts' | 'labels'>

/** Written as a number, with the line in a tag: `[tag:pravac=0; 1; 8; 0, 8]`. */
export const line: GiftRules<'line'> = {
  tags: [
    { name: TAG, kind: TAKERS, hasValue: true, value: numberLineText },
    {
      ...{ name: 'zapis', kind: TAKERS, hasValue: true },
      value: (body) =>
        number.tags?.find(({ name }) => name === 'zapis')?.value(asNumber(body)) ?? null,
    },
  ],
  read(item, notes, tags) {
    const tag = tags.get(TAG)
    const read = tag === undefined ? null : number.read(item, notes, tags)
    return read && { kind: 'line', ...readNumberLine(tag ?? '', notes), answers: read.answers }
  },
  check(body, notes, explanation) {
    number.check(asNumber(body), notes, explanation)
    for (const fault of lineFaults(body)) notes.fail(fault)
  },
  write: (body) => number.write(asNumber(body)),
}

/** The line as a question with a typed number that has the same answers, for its check and writer. */
const asNumber = ({ answers }: BodyOf<'line'>): BodyOf<'number'> => ({
  ...{ kind: 'number', unit: null, answers },
})

/** `0; 1; 8; 0, 8`: the first value, the last one, the parts between, the ticks with values. */
export function numberLineText({ from, to, parts, labels }: Line): string {
  return [from, to, parts, labels.join(', ')].join('; ')
}

/** @see numberLineText */
export function readNumberLine(text: string, notes: ImportNotes): Line {
  const [from = '', to = '', parts = '', labels = '', ...more] = text
    .split(';')
    .map((part) => part.trim())
  const numbers = labels.split(',').map(Number)
  const isWhole = [Number(parts), ...numbers].every((one) => Number.isInteger(one) && one >= 0)
  if (!from || !to || !parts || !labels || more.length || !isWhole) {
    notes.fail(`„${text}” nije pravac: piše se početak; kraj; broj dijelova; crtice s brojem.`)
    return { from, to, parts: LINE_PART_LIMITS.min, labels: [] }
  }
  return { from, to, parts: Number(parts), labels: numbers }
}

function lineFaults(body: BodyOf<'line'>): string[] {
  const { parts, labels, answers } = body
  if (parts < LINE_PART_LIMITS.min || parts > LINE_PART_LIMITS.max)
    return [`Pravac mora imati od ${LINE_PART_LIMITS.min} do ${LINE_PART_LIMITS.max} dijelova.`]
  const values = tickValues(body)
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last || first.numerator * last.denominator >= last.numerator * first.denominator)
    return ['Prvi broj na pravcu mora biti manji od zadnjega.']
  const texts = tickTexts(body)
  const isLabel = new Set(labels)
  const hits = answers.map((answer) => ticksWithin(body, answer))
  const rights = hits.filter((_, index) => (answers[index]?.weight ?? 0) === 100).flat()
  return [
    ...(isLabel.size < 2 || labels.length > isLabel.size
      ? ['Na pravcu moraju biti napisana barem dva broja, svaki jednom.']
      : []),
    ...(labels.some((label) => label > parts) ? ['Jedna od crtica s brojem nije na pravcu.'] : []),
    ...(hits.some((ticks) => !ticks.length) ? ['Jedan od odgovora nije ni na jednoj crtici.'] : []),
    ...(rights.length > 1 ? ['Točna mora biti samo jedna crtica.'] : []),
    ...rights
      .filter((tick) => isLabel.has(tick))
      .map((tick) => `Uz točnu crticu već piše njezin broj, ${texts[tick] ?? ''}.`),
  ]
}
