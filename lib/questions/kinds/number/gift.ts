import type { NumericalFormat, TextFormat } from 'gift-pegjs'
import { add, negate, rationalOfNumber, toNumber } from '@/lib/hr/rational'
import { plainDecimal, reason, weightOf } from '../../gift/signs'
import { findUnit } from '../../units'
import { judgedBy } from '../choices-gift'
import type { GiftRules } from '../rules'
import { EVERY_NUMBER, isEveryNumber } from './model'

export const number: GiftRules<'number'> = {
  tag: { name: 'jedinica', kind: 'pitanje s brojem', value: ({ unit }) => unit },
  read(item, notes, tags) {
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
      if (weight < 100 && !feedback) notes.lack(`Odgovor „${name}” nema objašnjenje (#).`)
      const isHidden = right.some((key) => key.low <= low && high <= key.high)
      if (weight < 100 && isHidden) {
        notes.fail(`Odgovor „${name}” nalazi se unutar točnog odgovora.`)
      }
    }
    notes.needExplanation(explanation)
  },
  write: ({ answers }) => [
    '#',
    ...answers.map(
      ({ weight, feedback, ...key }) => `=${weightOf(weight)}${written(key)}${reason(feedback)}`,
    ),
  ],
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

function written({ low, high }: { low: number; high: number }): string {
  if (isEveryNumber({ low, high })) return ''
  return low === high ? plainDecimal(low) : `${plainDecimal(low)}..${plainDecimal(high)}`
}
