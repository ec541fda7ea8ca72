import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCalculation } from '@/lib/content/questions/calculation'
import { CalculationError, toFloat } from '@/lib/content/questions/calculation/arithmetic'
import { evaluateCalculation } from '@/lib/content/questions/calculation/evaluate'
import type { QuestionBody } from '@/lib/content/questions/model'

const calculate = (expression: string) => toFloat(evaluateCalculation(expression))

describe('a calculation', () => {
  it.each<[string, number]>([
    ['3*(4+5)', 27],
    ['0.1+0.2', 0.3],
    ['1/3*3', 1],
    ['7-10', -3],
    ['-4+(-3)', -7],
    ['2--3', 5],
    ['12/4/3', 1],
    ['10-4-3', 3],
    ['2^10', 1024],
    ['2^3^2', 512],
    ['-2^2', -4],
    ['(-2)^2', 4],
    ['2^-1', 0.5],
    ['(2/3)^2', 4 / 9],
    ['0^0', 1],
    ['sqrt(16)', 4],
    ['sqrt(9/4)', 1.5],
    ['sqrt(2)', Math.SQRT2],
    ['sqrt(2)*sqrt(2)', Math.SQRT2 * Math.SQRT2],
    ['abs(-9+2)', 7],
    ['abs(3)', 3],
    ['abs(-sqrt(2))', Math.SQRT2],
    ['round(2/3,2)', 0.67],
    ['round(-5/2,0)', -3],
    ['round(sqrt(2),3)', 1.414],
    ['mod(17,5)', 2],
    ['mod(-7,3)', 2],
    ['mod(7,-3)', 1],
    ['gcd(12,18)', 6],
    ['gcd(0,0)', 0],
    ['gcd(0,5)', 5],
    ['lcm(4,6)', 12],
    ['lcm(0,5)', 0],
    ['lcm(gcd(12, 18), 4)', 12],
    [' 3.14 * 2 ', 6.28],
  ])('%s is %d', (expression, value) => expect(calculate(expression)).toBe(value))

  it.each([
    ['', 'nije dovršen'],
    ['3+', 'nije dovršen'],
    ['(3', 'nedostaje „)”'],
    ['3)', 'neočekivano „)”'],
    ['3 4', 'neočekivano „4”'],
    ['*3', 'neočekivano „*”'],
    ['3,5', 'neočekivano „,”'],
    ['1/0', 'dijeljenje nulom'],
    ['0^-1', 'dijeljenje nulom'],
    ['mod(5,0)', 'dijeljenje nulom'],
    ['mod(1.5,2)', 'cijele brojeve'],
    ['sqrt(-1)', 'negativnog'],
    ['2^0.5', 'cijeli broj'],
    ['2^1001', 'eksponent je prevelik'],
    ['10^400', 'prevelik'],
    ['abs(1,2)', 'broj vrijednosti'],
    ['constructor(1)', 'nepoznata funkcija'],
    ['x', 'nepoznato ime „x”'],
    ['round(1,10)', 'decimala'],
    ['2$', 'nepoznat znak „$”'],
    ['('.repeat(150), 'nije dovršen'],
    [`1${'+1'.repeat(150)}`, 'predug'],
    [`${'2^'.repeat(98)}2`, 'prevelik'],
  ])('refuses %j: %s', (expression, message) => {
    expect(() => calculate(expression)).toThrow(CalculationError)
    expect(() => calculate(expression)).toThrow(message)
  })

  it('throws only its own error, for any text', () => {
    const piece = fc.constantFrom(
      ...'0123456789+-*/^().,',
      'sqrt(',
      'round(',
      'abs(',
      'mod(',
      'gcd(',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        try {
          expect(calculate(pieces.join(''))).toEqual(expect.any(Number))
        } catch (error) {
          expect(error).toBeInstanceOf(CalculationError)
        }
      }),
    )
  })
})

const number = (low: number, high = low): QuestionBody => ({
  kind: 'number',
  unit: null,
  answers: [
    { low: 1, high: 1, weight: 0, feedback: null },
    { low, high, weight: 100, feedback: null },
  ],
})
const single = (text: string): QuestionBody => ({
  kind: 'single',
  choices: [
    { text: '999', weight: 0, feedback: null },
    { text, weight: 100, feedback: null },
  ],
})
const short = (...texts: string[]): QuestionBody => ({
  kind: 'short',
  answers: texts.map((text) => ({ text, weight: 100, feedback: null })),
})

describe('checkCalculation', () => {
  it.each<[string, QuestionBody]>([
    ['3*9', number(27)],
    ['0.1+0.2', number(0.3)],
    ['22/7', number(3.14, 3.15)],
    ['sqrt(2)^2', number(2)],
    ['sqrt(2)', number(1.41, 1.42)],
    ['-4+(-3)', single('$-7$')],
    ['-7', single('−7 °C')],
    ['3/4', single('$\\frac{3}{4}$')],
    ['3/2', single('$1\\frac{1}{2}$')],
    ['3/2', single('$1 \\frac{1}{2}$')],
    ['7/2', single('$3{,}5$')],
    ['2^3', single('$2^3$')],
    ['2^13', single('$2^{13}$')],
    ['6*7', single('$6 \\cdot 7$')],
    ['sqrt(2)', single('$\\sqrt{2}$')],
    ['34', single('Opseg je 34 cm.')],
    ['34', single('$34\\,\\text{cm}^2$')],
    ['34', single('**34** m²')],
    ['12345', single('12 345')],
    ['12345', single('12.345 kuća')],
    ['1/4', short('četvrtina', '1/4')],
    ['5', short('5')],
  ])('%s agrees with %j', (calculation, body) => {
    expect(checkCalculation({ calculation, body })).toBeNull()
  })

  it.each<[string, QuestionBody, string]>([
    ['3*9', number(28), 'daje 27, a ključ je 28'],
    ['1', number(28), 'daje 1, a ključ je 28'],
    ['3*9', number(27.5, 28), '27.5..28'],
    ['999', single('7'), 'daje 999, a ključ je „7”'],
    ['5', single('pet'), 'nema jednog broja'],
    ['5', single('5 ili 6'), 'nema jednog broja'],
    ['5/0', number(0), 'dijeljenje nulom'],
    [
      '5',
      { kind: 'true-false', isTrue: true, wrongFeedback: null, rightFeedback: null },
      'samo za',
    ],
  ])('%s disagrees with %j', (calculation, body, message) => {
    expect(checkCalculation({ calculation, body })).toContain(message)
  })

  it('returns null without a calculation', () => {
    expect(checkCalculation({ calculation: null, body: number(1) })).toBeNull()
  })
})
