import { describe, expect, it } from 'vitest'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { NumberAnswer } from '@/lib/content/questions/kinds/number/model'
import type { BodyOf } from '@/lib/content/questions/model'

const key = (low: number, high = low, weight = 100, feedback: string | null = null) => ({
  low,
  high,
  weight,
  feedback,
})
const body = (unit: string | null, ...answers: NumberAnswer[]): BodyOf<'number'> => ({
  kind: 'number',
  unit,
  answers,
})
const judge = (question: BodyOf<'number'>, text: string, locale: 'hr' | 'en' = 'hr') =>
  judgeAnswer(question, null, { kind: 'number', text }, locale)
const outcome = (...args: Parameters<typeof judge>) => judge(...args).outcome

describe('a number without a unit', () => {
  it.each<[number, string, string]>([
    [34, '34', 'right'],
    [34, ' 34 ', 'right'],
    [34, '34.', 'right'],
    [34, '34,0', 'right'],
    [34, '+34', 'right'],
    [34, '= 34', 'right'],
    [34, '33', 'wrong'],
    [34, '-34', 'wrong'],
    [-5, '−5', 'right'],
    [-5, '-5', 'right'],
    [-5, '- 5', 'right'],
    [-5, '5', 'wrong'],
    [3.5, '3,5', 'right'],
    [3.5, '3,50', 'right'],
    [3.5, '3.5', 'right'],
    [3.5, '7/2', 'right'],
    [3.5, '3 1/2', 'right'],
    [3.5, '3½', 'right'],
    [0.75, '3/4', 'right'],
    [0.75, '6/8', 'right'],
    [0.3, '0,3', 'right'],
    [1234.5, '1.234,5', 'right'],
    [1234.5, '1 234,5', 'right'],
    [1234.5, '1\u202f234,5', 'right'],
    [1234.5, '1234,5', 'right'],
    [1234.5, '1234.5', 'right'],
    [1234, '1.234', 'right'],
    [1.234, '1,234', 'right'],
    [1.234, '1.234', 'spelling'],
    [1.23, '1.23', 'right'],
    [1.2345, '1.2345', 'right'],
    [0.125, '0.125', 'right'],
    [5, '1.234', 'wrong'],
    [0.25, '25 %', 'right'],
    [25, '25%', 'right'],
    [26, '25%', 'wrong'],
  ])('key %d, typed %j: %s', (value, text, expected) => {
    expect(outcome(body(null, key(value)), text)).toBe(expected)
  })

  it.each(['pet', '3,', '1/0', '5-3', '3+4', '12 cm i pol', '..', '5 6', '1,2,3', '"', '12:30'])(
    '%j must be typed again',
    (text) => {
      expect(judge(body(null, key(5)), text)).toEqual({
        outcome: 'invalid',
        message: expect.stringMatching(/broj/),
      })
    },
  )

  it.each(['', '  ', '\u00a0'])('%j is no answer', (text) => {
    expect(judge(body(null, key(5)), text)).toEqual({
      outcome: 'invalid',
      message: 'Upiši odgovor.',
    })
  })

  it('a text over the maximum length is no answer', () => {
    expect(outcome(body(null, key(5)), '5'.repeat(60))).toBe('wrong')
    expect(outcome(body(null, key(5)), '5'.repeat(61))).toBe('invalid')
  })

  it('hints at the comma only when the decimal reading alone is right', () => {
    expect(judge(body(null, key(1.234)), '1.234')).toMatchObject({
      score: 1,
      hint: 'Pazi na pisanje: decimale odvajamo zarezom, pa pišemo „1,234”, a ne „1.234”.',
    })
    expect(judge(body(null, key(1234)), '1.234')).toMatchObject({ hint: null })
  })

  it('a foreseen mistake in correct notation takes precedence', () => {
    const question = body('V', key(10), key(10000, 10000, 0, 'Nije pretvoreno.'))
    for (const text of ['10.000', '10.000 V', '10000', '10 000']) {
      expect(judge(question, text)).toMatchObject({
        outcome: 'wrong',
        feedback: ['Nije pretvoreno.'],
      })
    }
  })

  it('per cent has two readings, and the right one takes precedence', () => {
    const question = body(null, key(0.25), key(25, 25, 0, 'Kao postotak?'))
    expect(outcome(question, '25 %')).toBe('right')
    expect(outcome(question, '25')).toBe('wrong')
  })

  it('reads English notation on request', () => {
    expect(outcome(body(null, key(1234.5)), '1,234.5', 'en')).toBe('right')
    expect(outcome(body(null, key(1234.5)), '1,234.5', 'hr')).toBe('invalid')
  })
})

describe('intervals, mistakes and partly right answers', () => {
  it.each<[string, string]>([
    ['3,13', 'right'],
    ['3,15', 'right'],
    ['3,1299999999999999999', 'wrong'],
    ['3,1500000000000000001', 'wrong'],
    ['22/7', 'right'],
  ])('3,13 to 3,15 includes its bounds: %s is %s', (text, expected) => {
    expect(outcome(body(null, key(3.13, 3.15)), text)).toBe(expected)
  })

  const question = body(
    'cm',
    key(-Number.MAX_VALUE, Number.MAX_VALUE, 0, 'Nešto drugo.'),
    key(34, 34, 100, 'Tako je.'),
    key(17, 17, 0, 'Samo dvije stranice.'),
    key(33, 33, 50, 'Skoro.'),
  )

  it.each<[string, string, number, string]>([
    ['34', 'right', 1, 'Tako je.'],
    ['17', 'wrong', 0, 'Samo dvije stranice.'],
    ['1,7 dm', 'wrong', 0, 'Samo dvije stranice.'],
    ['33', 'partly', 0.5, 'Skoro.'],
    ['5', 'wrong', 0, 'Nešto drugo.'],
  ])('%s is %s with its own feedback', (text, expected, score, reason) => {
    expect(judge(question, text)).toMatchObject({ outcome: expected, score, feedback: [reason] })
  })

  it('shows the key in Croatian notation', () => {
    const correct = { kind: 'number', low: 34, high: 34, unit: 'cm', text: '34\u00a0cm' }
    expect(judge(question, '1')).toMatchObject({ correct, marks: {} })
    expect(judge(body(null, key(-1234.5)), '1')).toMatchObject({ correct: { text: '−1234,5' } })
    expect(judge(body('°', key(90)), '1')).toMatchObject({ correct: { text: '90°' } })
    expect(judge(body('m', key(2.9, 3.1)), '1')).toMatchObject({
      correct: { text: 'od 2,9 do 3,1\u00a0m' },
    })
  })
})

describe('a number with a unit', () => {
  it.each<[string, number, string, string]>([
    ['cm', 12, '12', 'right'],
    ['cm', 12, '12 cm', 'right'],
    ['cm', 12, '12cm', 'right'],
    ['cm', 12, '12 CM.', 'right'],
    ['cm', 12, '1,2 dm', 'right'],
    ['cm', 12, '0,12 m', 'right'],
    ['cm', 12, '120 mm', 'right'],
    ['cm', 12, '12 dm', 'wrong'],
    ['cm', 12, '12 centimetara', 'right'],
    ['cm', 305, '3 m 5 cm', 'right'],
    ['cm', 305, '3m5cm', 'right'],
    ['cm²', 25, '25 cm2', 'right'],
    ['cm²', 25, '25 cm^2', 'right'],
    ['cm²', 25, '0,25 dm²', 'right'],
    ['m²', 10000, '1 ha', 'right'],
    ['m²', 500, '5 a', 'right'],
    ['cm³', 1000, '1 l', 'right'],
    ['cm³', 1000, '10 dl', 'right'],
    ['l', 2, '2 dm3', 'right'],
    ['ml', 250, '1/4 l', 'right'],
    ['kg', 1.5, '150 dag', 'right'],
    ['kg', 1.5, '1500 g', 'right'],
    ['t', 2, '2000 kg', 'right'],
    ['min', 150, '2 h 30 min', 'right'],
    ['min', 150, '2h30min', 'right'],
    ['min', 150, '2,5 sata', 'right'],
    ['min', 150, '2½ h', 'right'],
    ['km/h', 36, '10 m/s', 'right'],
    ['m/s', 10, '36 km/h', 'right'],
    ['m/s', 10, '36 m/s', 'wrong'],
    ['m/s²', 5, '5 m/s2', 'right'],
    ['°C', -3, '-3 °C', 'right'],
    ['°C', -3, '−3°', 'right'],
    ['°C', -3, '-3 C', 'right'],
    ['°', 35.5, "35° 30'", 'right'],
    ['%', 25, '25 %', 'right'],
    ['%', 25, '25 posto', 'right'],
    ['%', 25, '0,25', 'wrong'],
    ['€', 5.2, '5,20 €', 'right'],
    ['€', 5.2, '€ 5,20', 'right'],
    ['€', 5.2, '5,20 eura', 'right'],
    ['€', 5.2, '520 centi', 'right'],
    ['€', 5.2, '5 € 20 c', 'right'],
    ['Ω', 1000, '1 k\u2126', 'right'],
    ['V', 230, '230 v', 'right'],
    ['A', 0.5, '500 mA', 'right'],
    ['N', 10, '10 N', 'right'],
    ['W', 2, '2000 mW', 'right'],
    ['W', 2, '2 MW', 'wrong'],
    ['kg/m³', 1000, '1 g/cm3', 'right'],
    ['g/cm³', 7.8, '7800 kg/m³', 'right'],
    ['Pa', 100, '1 hPa', 'right'],
    ['µm', 5, '0,005 mm', 'right'],
    ['m', -2.5, '-2 m 50 cm', 'right'],
    ['m', 1.234, '1.234 m', 'spelling'],
  ])('key in %s: %d, typed %j: %s', (unit, value, text, expected) => {
    expect(outcome(body(unit, key(value)), text)).toBe(expected)
  })

  it.each<[string | null, string, string]>([
    [
      'cm',
      '12 kg',
      'Jedinica „kg” mjeri masu, a ovdje se traži duljina. Kojom jedinicom mjerimo duljinu?',
    ],
    [
      'cm²',
      '12 cm',
      'Jedinica „cm” mjeri duljinu, a ovdje se traži površina. Kojom jedinicom mjerimo površinu?',
    ],
    ['€', '12 kn', 'Ne prepoznajemo jedinicu „kn”. Upiši samo broj ili broj i jedinicu €.'],
    ['cm', '3 m 5', 'To ne možemo pročitati kao broj. Upiši ga, primjerice, ovako: 3,5 ili 3/4.'],
    [null, '12 cm', 'Upiši samo broj, bez riječi i mjernih jedinica.'],
  ])('key in %s, typed %j: is not judged, with a reason', (unit, text, message) => {
    expect(judge(body(unit, key(12)), text)).toEqual({ outcome: 'invalid', message })
  })
})
