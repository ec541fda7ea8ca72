import { describe, expect, test } from 'vitest'
import { checkNumbers } from '@/lib/content/questions/numbers/check'
import type { QuestionBody } from '@/lib/content/questions/model'

const body: QuestionBody = {
  kind: 'number',
  unit: null,
  answers: [
    { low: 0, high: 0, formula: 'a+b', weight: 100, feedback: 'Tako je: ${a} + {b} = {=a+b}$.' },
    { low: 0, high: 0, formula: 'a-b', weight: 0, feedback: 'Oduzeto je ${a} - {b}$.' },
  ],
}

/** Faults and warnings of a question with these changes, in all its draws. */
function checked(
  changes: { numbers?: string; text?: string; explanation?: string; body?: QuestionBody },
  grade?: number,
) {
  const template = {
    numbers: 'a: 5..9; b: 1..4',
    text: 'Koliko je ${a} + {b}$?',
    body,
    explanation: null,
  }
  return checkNumbers({ ...template, ...changes }, () => [], { grade })
}

const faultsOf = (...given: Parameters<typeof checked>) => checked(...given).faults

test('a sound question has no faults', () => expect(faultsOf({}, 1)).toEqual([]))

test('all 200 draws are checked, or all that exist', () => {
  const drawsOf = (numbers: string) =>
    checkNumbers({ numbers, text: '{a}', body, explanation: null }, () => []).draws.length
  expect(drawsOf('a: 1..1000; b: 1..2')).toBe(200)
  expect(drawsOf('a: 1..5; b: 1..4')).toBe(20)
})

describe('reasons', () => {
  test('must be true in every draw', () => {
    const explanation = 'Zbroji: ${a} + 1 = {=a+b}$.'
    expect(faultsOf({ explanation })[0]).toMatch(
      /U obrazloženju nije točno: \{\d\} \+ 1 = \{\d+\}\.$/,
    )
  })

  test('are checked in options too', () => {
    const feedback = 'Netočno: ${b} \\cdot 2 = {=a}$.'
    const [right] = body.answers
    const wrong = { low: 0, high: 0, formula: 'a*b*7', weight: 0, feedback }
    const answers = right ? [right, wrong] : []
    expect(faultsOf({ body: { ...body, answers } })[0]).toContain('U obrazloženju nije točno')
  })
})

describe('a noun after a number', () => {
  test.each([
    ['Ana ima {a} jabuka, a Ivo {b} jabuka.', ['{b} jabuka']],
    ['Ana ima {=a+b} kruška.', []],
    ['Ivo ima {b|jabuku|jabuke|jabuka}.', []],
    ['Broj {b} veći je od nule. Broj {b} ima {a} cm.', []],
    ['Formula ${b} jabuka$ nije tekst.', []],
    ['Brojevi 7 i {b} nemaju zajednički djelitelj.', []],
  ])('%s', (text, places) => {
    expect(checked({ text: `${text} {a}{b}` }).warnings).toEqual(
      places.map(
        (place) =>
          `Ako uz „${place}” stoji imenica, mijenja oblik: napiši {a|jabuka|jabuke|jabuka}.`,
      ),
    )
  })
})

describe('the size of numbers', () => {
  test.each([
    [1, 'a: 5..25; b: 1..4', 'prevelik broj za 1. razred'],
    [2, 'a: 50..120; b: 1..4', 'prevelik broj za 2. razred'],
    [4, 'a: 1..9 korak 0,5; b: 1..4', 'decimalni brojevi uče se od 5. razreda'],
    [5, 'a: 1..9; b: 2..4; c: a - 10', 'negativni brojevi uče se od 6. razreda'],
  ])('in grade %i: %s', (grade, numbers, fault) => {
    expect(faultsOf({ numbers }, grade)[0]).toContain(fault)
    expect(faultsOf({ numbers }, 8)).toEqual([])
    expect(faultsOf({ numbers })).toEqual([])
  })
})
