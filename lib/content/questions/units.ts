import { multiply, rational, rationalOfDecimal, type Rational } from '@/lib/platform/hr/rational'
import { MEASUREMENT_UNITS, type QuantityName } from './units/quantities'
import { symbolOfWords } from './units/unit-names'

/** A unit of measure. A number times `factor` is the number in the quantity's base unit. */
export type MeasurementUnit = { symbol: string; quantity: QuantityName; factor: Rational }

const BY_NAME = new Map<string, MeasurementUnit[]>()
const BY_FOLDED_NAME = new Map<string, MeasurementUnit[]>()

for (const [quantity, factor, symbol, ...names] of MEASUREMENT_UNITS) {
  const unit = { symbol, quantity, factor: exact(factor) }
  for (const name of [symbol, ...names]) {
    remember(BY_NAME, plain(name), unit)
    remember(BY_FOLDED_NAME, plain(name).toLowerCase(), unit)
  }
}

/** A factor such as `1/3.6` or `0.001` as an exact fraction. */
function exact(factor: string): Rational {
  const [top = '', bottom = '1'] = factor.split('/')
  const [numerator, divisor] = [rationalOfDecimal(top), rationalOfDecimal(bottom)]
  if (!numerator || !divisor) throw new RangeError(`not a factor: ${factor}`)
  return multiply(numerator, rational(divisor.denominator, divisor.numerator))
}

function remember(
  names: Map<string, MeasurementUnit[]>,
  name: string,
  unit: MeasurementUnit,
): void {
  const known = names.get(name) ?? []
  if (!known.includes(unit)) names.set(name, [...known, unit])
}

/**
 * Normalises the spelling of a unit: m², m^2 and m2; Ω in its two code points; no spaces, no final
 * full stop.
 */
function plain(text: string): string {
  return text
    .replace(/º/g, '°')
    .replace(/[′’‘´]/g, "'")
    .replace(/[″”“]/g, '"')
    .normalize('NFKC')
    .replace(/[\s^()·*]/g, '')
    .replace(/\.$/, '')
}

/** The unit of a key (tag `jedinica`), case-sensitive; null when it is unknown. */
export function findMeasurementUnit(text: string): MeasurementUnit | null {
  return BY_NAME.get(plain(text))?.[0] ?? null
}

/** A unit as pupils write it, as a symbol or in words of any case; null when it is unknown. */
export const findTypedUnit = (text: string): MeasurementUnit | null =>
  findMeasurementUnit(text) ?? BY_NAME.get(plain(symbolOfWords(text) ?? ''))?.[0] ?? null

/**
 * The unit of a quantity that a pupil may mean, or null. A symbol such as C belongs to several
 * quantities. Case is ignored (KM is km), but an exact match is preferred (mW is not MW).
 */
export function findUnitOfQuantity(quantity: QuantityName, text: string): MeasurementUnit | null {
  const ofQuantity = (name: string) =>
    [...(BY_NAME.get(name) ?? []), ...(BY_FOLDED_NAME.get(name.toLowerCase()) ?? [])].find(
      (unit) => unit.quantity === quantity,
    )
  const symbol = ofQuantity(plain(text)) ? null : symbolOfWords(text)
  return ofQuantity(plain(symbol ?? text)) ?? null
}
