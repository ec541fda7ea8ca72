import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toGift, type GiftQuestion } from '@/lib/editing/transfer/export/write-gift'
import { parseGift } from '../../../support/parse-gift'
import { questionArbitrary, textArbitrary } from './questions'

/** The imported form of these questions; a fault in the file fails the test. */
function readBack(questions: GiftQuestion[]) {
  const { questions: read, errors, warnings } = parseGift(toGift(questions), 'pitanja.gift')
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] })
  return read.map(({ line: _line, ...question }) => question)
}

const truth = (text: string, key = 'kljuc'): GiftQuestion => ({
  key,
  text,
  body: { kind: 'true-false', isTrue: true, wrongFeedback: text, rightFeedback: text },
  explanation: text,
  isBonus: false,
  numbers: null,
  calculation: null,
})

describe('every text survives', () => {
  test('as question, explanation and key', () => {
    fc.assert(
      fc.property(textArbitrary, (text) => {
        const question = truth(text, text.slice(0, 100).trim())
        expect(readBack([question])).toEqual([question])
      }),
      { numRuns: 1_000 },
    )
  })

  test.each([
    ['$\\frac{1}{2} \\neq \\nu$', 'LaTeX'],
    ['a\\', 'a backslash at the end'],
    ['a\\\\b \\: \\~ \\n', 'escapes in the text itself'],
    ['jedan\n\ndva\n  - tri  četiri\n', 'lines, blank lines and double blanks'],
    ['// nije komentar', 'what looks like a comment'],
    ['[html]tekst', 'what looks like a format'],
    ['$CATEGORY: x', 'what looks like a category'],
    ['####kraj -> {T} ::x:: 12:30', 'every sign of the syntax'],
    ['%50%pola', 'what looks like a weight'],
  ])('%j: %s', (text) => {
    const question = truth(text.trim())
    const choice = (own: string, weight: number) => ({ text: own, weight, feedback: own })
    const single: GiftQuestion = {
      ...question,
      key: 'drugi',
      body: {
        kind: 'single',
        choices: [choice('b', 0), choice(text.trim(), 100), choice(`${text.trim()} c`, 50)],
      },
    }
    expect(readBack([question, single])).toEqual([question, single])
  })
})

test('every question of every kind is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(questionArbitrary, { minLength: 1, maxLength: 4 }), (list) => {
      const questions = list.map((question, index) => ({ ...question, key: `k${index}` }))
      expect(readBack(questions)).toEqual(questions)
    }),
    { numRuns: 500 },
  )
})

const question = (body: GiftQuestion['body'], more: Partial<GiftQuestion> = {}): GiftQuestion => ({
  ...{ key: 'k', text: 'Koliko?', body, explanation: 'Zato.' },
  ...{ isBonus: false, numbers: null, calculation: null },
  ...more,
})

test.each<[string, GiftQuestion, string]>([
  [
    'a number with its unit, tolerance and mistakes',
    question(
      {
        kind: 'number',
        unit: 'cm',
        answers: [
          { low: 3.5, high: 3.5, weight: 100, feedback: null },
          { low: -2, high: 0.0000001, weight: 50, feedback: 'Skoro.' },
          { low: -Number.MAX_VALUE, high: Number.MAX_VALUE, weight: 0, feedback: 'Ne.' },
        ],
      },
      { isBonus: true },
    ),
    '// [tag:bonus] [tag:jedinica=cm]\n::k::[markdown]Koliko? {#\n=3.5\n' +
      '=%50%-2..0.0000001#Skoro.\n=%0%#Ne.\n####Zato.\n}\n',
  ],
  [
    'a number with the arithmetic behind it',
    question(
      {
        kind: 'number',
        unit: 'cm',
        answers: [{ low: 34, high: 34, weight: 100, feedback: null }],
      },
      { isBonus: true, isInKnowledgeBase: true, calculation: '2*(12+5)' },
    ),
    '// [tag:bonus] [tag:baza-znanja] [tag:racun=2*(12+5)] [tag:jedinica=cm]\n::k::[markdown]Koliko? {#\n=34\n' +
      '####Zato.\n}\n',
  ],
  [
    'a matching with a distractor',
    question({
      kind: 'matching',
      pairs: [
        { left: '$2 = 2$', right: 'dva -> 2' },
        { left: 'b', right: 'c' },
      ],
      distractors: ['12:30'],
    }),
    '::k::[markdown]Koliko? {\n=$2 \\= 2$ -> dva -> 2\n=b -> c\n= -> 12\\:30\n####Zato.\n}\n',
  ],
  [
    'an ordering, with its tag',
    question({ kind: 'ordering', items: ['$1 = 1$', 'b: c', 'd'] }, { isBonus: true }),
    '// [tag:bonus] [tag:poredaj]\n::k::[markdown]Koliko? {\n=$1 \\= 1$ -> 1\n=b\\: c -> 2\n=d -> 3\n####Zato.\n}\n',
  ],
  [
    'a true/false without a reason for the right answer',
    question({ kind: 'true-false', isTrue: false, wrongFeedback: 'Ne.', rightFeedback: null }),
    '::k::[markdown]Koliko? {F#Ne.\n####Zato.\n}\n',
  ],
  [
    'several answers with thirds',
    question({
      kind: 'several',
      choices: [
        { text: 'a', weight: 33.33333, feedback: '1' },
        { text: 'b', weight: 66.66667, feedback: '2' },
        { text: 'c', weight: -100, feedback: '3' },
      ],
    }),
    '::k::[markdown]Koliko? {\n~%33.33333%a#1\n~%66.66667%b#2\n~%-100%c#3\n####Zato.\n}\n',
  ],
])('%s is written as the format specifies', (_, given, gift) => {
  expect(toGift([given])).toBe(gift)
  expect(readBack([given])).toEqual([given])
})
