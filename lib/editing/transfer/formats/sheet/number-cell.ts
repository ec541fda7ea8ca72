import { add, multiply, negate, rational } from '@/lib/platform/hr/rational'
import { numberReadings } from '@/lib/platform/hr/number-readings'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { formulaKey } from '@/lib/content/questions/kinds/number/gift'
import { numberKeyFromValue, readKey } from '@/lib/content/questions/kinds/number/key'
import { splitMeasure } from '@/lib/content/questions/kinds/number/measure'
import { EVERY_NUMBER } from '@/lib/content/questions/kinds/number/model'
import { findTypedUnit } from '@/lib/content/questions/units'

/** The unit after a cell's number (`1.234,50 €`, `25 %`), if it is a known unit. */
export function unitInCell(text: string): string | null {
  const [part, ...more] = splitMeasure(text) ?? []
  return (part && !more.length && findTypedUnit(part.unit)?.symbol) || null
}

/**
 * Parses a key: a number (`3,5`, `1/3`, `1.234,50 €`), a range (`2,9..3,1` or `3 ± 0,1`), a
 * changing key (`{=a*b}`), or `*` for every other answer.
 */
export function parseKeyCell(text: string, unit: string | null, notes: ImportNotes) {
  const changing = formulaKey(text)
  if (changing) return changing
  if (text === '*') return EVERY_NUMBER
  const [low = '', high] = text.split('..').map((end) => withoutUnit(end, unit, notes))
  const [middle = '', tolerance = '0'] = low.split('±')
  const [distance] = numberReadings(tolerance)
  const key = distance && readKey(middle, distance.value)
  if (!key) {
    notes.fail(`Odgovor „${text}” nije broj.`)
    return { low: 0, high: 0 }
  }
  const [reading, other] = numberReadings(middle)
  if (other) notes.warn(`Broj „${middle.trim()}” pročitan je kao ${String(reading?.number)}.`)
  if (high === undefined) return key
  const [from, to] = [reading, numberReadings(high)[0]]
  if (!from || !to) {
    notes.fail(`Odgovor „${text}” nije broj.`)
    return key
  }
  const half = rational(1n, 2n)
  const middleOf = multiply(add(from.value, to.value), half)
  return numberKeyFromValue(middleOf, multiply(add(to.value, negate(from.value)), half))
}

/** Strips the key's unit from a number. Another unit is an error. */
function withoutUnit(text: string, unit: string | null, notes: ImportNotes): string {
  const [part, ...more] = splitMeasure(text) ?? []
  if (!part?.unit || more.length) return text
  const typed = findTypedUnit(part.unit)
  if (!typed || !unit || typed.symbol !== findTypedUnit(unit)?.symbol) {
    notes.fail(`Jedinica odgovora „${text}” nije ona iz stupca „Jedinica”.`)
  }
  return part.number
}
