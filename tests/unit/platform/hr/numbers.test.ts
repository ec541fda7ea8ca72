import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { numberReadings } from '@/lib/platform/hr/number-readings'

/** The first reading of a text as a number. */
const meant = (text: string) => numberReadings(text)[0]?.number ?? null

describe('the first reading of a text', () => {
  it.each<[string, number | null]>([
    ['5', 5],
    ['+5', 5],
    ['-5', -5],
    ['−5', -5],
    ['– 5', -5],
    ['007', 7],
    ['3,50', 3.5],
    [',5', 0.5],
    ['3.5', 3.5],
    ['3.50', 3.5],
    ['12.3456', 12.3456],
    ['1234,5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234\u2009567', 1234567],
    ['1 234.5', 1234.5],
    ['1.234', 1234],
    ['12.345.678', 12345678],
    ['1234.567', 1234.567],
    ['0.125', 0.125],
    ['3/4', 0.75],
    ['-3/4', -0.75],
    ['3 / 4', 0.75],
    ['3⁄4', 0.75],
    ['1 1/2', 1.5],
    ['-1 1/2', -1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['2 ¾', 2.75],
    ['', null],
    [' ', null],
    ['-', null],
    [',', null],
    ['3,', null],
    ['1/0', null],
    ['1/00', null],
    ['--5', null],
    ['12.34.567', null],
    ['1.2.3', null],
    ['1,234.5', null],
    ['12 34', null],
    ['5²', null],
    ['pet', null],
    ['1e5', null],
    ['Infinity', null],
    ['0x10', null],
  ])('reads %j as %j', (text, expected) => {
    expect(meant(text)).toBe(expected)
  })

  it('reads a decimal point before three digits only as the second reading', () => {
    expect(
      numberReadings('1.234').map(({ number, isAgainstNotation }) => [number, isAgainstNotation]),
    ).toEqual([
      [1234, false],
      [1.234, true],
    ])
    expect(numberReadings('1.23')).toHaveLength(1)
    expect(numberReadings('1.2345')).toHaveLength(1)
  })

  it('swaps point and comma for English', () => {
    expect(numberReadings('1,234.5', 'en')[0]?.number).toBe(1234.5)
    expect(numberReadings('0.25', 'en')[0]?.number).toBe(0.25)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        numberReadings(text)
      }),
    )
  })
})

describe('formatNumber', () => {
  it.each<[number, string]>([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [-7, '−7'],
    [999, '999'],
    [1000, '1000'],
    [1991, '1991'],
    [9999, '9999'],
    [10000, '10\u00a0000'],
    [1234.5, '1234,5'],
    [-1234.5, '−1234,5'],
    [12345.5, '12\u00a0345,5'],
    [1234567.891, '1\u00a0234\u00a0567,891'],
    [0.1, '0,1'],
    [-0.25, '−0,25'],
    [1e-7, '0,0000001'],
    [1.5e-7, '0,00000015'],
    [1e21, '1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000'],
    [1.25e21, '1\u00a0250\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000'],
  ])('writes %d as %s', (value, expected) => {
    expect(formatNumber(value)).toBe(expected)
  })

  it.each([Number.NaN, Infinity, -Infinity])('refuses %d', (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError)
  })

  it('is the inverse of reading', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        // Numbers too small for any lesson are written as 0.
        fc.pre(value === 0 || Math.abs(value) > 1e-80)
        expect(meant(formatNumber(value))).toBe(value + 0)
      }),
    )
  })
})
