import { describe, expect, it } from 'vitest'
import { toNumber } from '@/lib/platform/hr/rational'
import { findMeasurementUnit, findUnitOfQuantity } from '@/lib/content/questions/units'
import { MEASUREMENT_UNITS, type QuantityName } from '@/lib/content/questions/units/quantities'

describe('findMeasurementUnit', () => {
  it.each<[string, QuantityName, number]>([
    ['cm', 'length', 0.01],
    ['m²', 'area', 1],
    ['m2', 'area', 1],
    ['cm^3', 'volume', 0.001],
    ['dag', 'mass', 0.01],
    ['km/h', 'speed', 1 / 3.6],
    ['g/cm³', 'density', 1000],
    ['\u2126', 'resistance', 1],
    ['μm', 'length', 0.000001],
    ['stupnjeva Celzija', 'temperature', 1],
  ])('%s is a unit of %s', (text, quantity, factor) => {
    const unit = findMeasurementUnit(text)
    expect(unit?.quantity).toBe(quantity)
    expect(unit && toNumber(unit.factor)).toBeCloseTo(factor, 12)
  })

  it.each(['', 'kn', 'kom', 'x', '2', 'CM', '__proto__', 'constructor'])(
    '%j is unknown',
    (text) => {
      expect(findMeasurementUnit(text)).toBeNull()
    },
  )

  it('every symbol of the table belongs to its own quantity', () => {
    for (const [quantity, , symbol] of MEASUREMENT_UNITS) {
      expect(findUnitOfQuantity(quantity, symbol)?.symbol, symbol).toBe(symbol)
    }
  })
})

describe('findUnitOfQuantity', () => {
  it.each<[QuantityName, string, string | undefined]>([
    ['length', 'KM', 'km'],
    ['power', 'mW', 'mW'],
    ['power', 'MW', 'MW'],
    ['temperature', 'C', '°C'],
    ['charge', 'C', 'C'],
    ['angle', '°', '°'],
    ['temperature', '°', '°C'],
    ['money', 'kn', undefined],
    ['length', 'kg', undefined],
  ])('as %s, %s is %s', (quantity, text, symbol) => {
    expect(findUnitOfQuantity(quantity, text)?.symbol).toBe(symbol)
  })
})
