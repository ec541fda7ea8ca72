import { expect, test } from 'vitest'
import { countedOptionsOf } from '@/lib/learning/question-quality/options'
import { discriminationStrength } from '@/lib/learning/question-quality/strength'
import type { QuestionBody } from '@/lib/content/questions/model'

const single: QuestionBody = {
  kind: 'single',
  choices: [
    { text: 'jedan', weight: 0, feedback: null },
    { text: 'dva', weight: 100, feedback: null },
    { text: 'tri', weight: 0, feedback: null },
  ],
}
const claim: QuestionBody = {
  kind: 'true-false',
  isTrue: false,
  wrongFeedback: null,
  rightFeedback: null,
}

test('options have the ids used in answers, and know which are right', () => {
  expect(countedOptionsOf({ body: single }).map(({ id, isRight }) => [id, isRight])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ])
  expect(countedOptionsOf({ body: claim })).toMatchObject([
    { id: 'true', answer: { value: true }, isRight: false },
    { id: 'false', answer: { value: false }, isRight: true },
  ])
})

test.each<[string, QuestionBody, number, Record<string, number>, number]>([
  ['all know it', single, 10, { b: 10 }, 1],
  ['wrong answers are spread', single, 6, { b: 6, a: 2, c: 2 }, 0.4],
  ['one wrong option draws them', single, 6, { b: 6, a: 4 }, 0.2],
  ['ambiguous', single, 5, { b: 5, a: 5 }, 0],
  ['its key is wrong', single, 1, { b: 1, a: 9 }, -0.8],
  ['a guessed claim', claim, 5, { true: 5, false: 5 }, 0],
])('%s', (_, body, rightAnswers, chosen, strength) => {
  const counts = { answers: 10, rightAnswers, chosen }
  expect(discriminationStrength(counts, countedOptionsOf({ body }))).toBeCloseTo(strength)
})

test('without options it is the share of right answers; without answers it is 1', () => {
  expect(discriminationStrength({ answers: 10, rightAnswers: 3, chosen: {} }, [])).toBeCloseTo(0.3)
  expect(
    discriminationStrength(
      { answers: 0, rightAnswers: 0, chosen: {} },
      countedOptionsOf({ body: single }),
    ),
  ).toBe(1)
})

const sorted: QuestionBody = {
  kind: 'groups',
  groups: [
    {
      id: 'g',
      name: 'Voće',
      items: [
        { id: 'k', text: 'kruška' },
        { id: 'r', text: 'rajčica' },
      ],
    },
    { id: 'h', name: 'Povrće', items: [{ id: 'm', text: 'mrkva' }] },
  ],
}

test('a question with parts is as strong as its weakest part', () => {
  const chosen = { 'k:g': 10, 'r:g': 4, 'r:h': 6, 'm:h': 9, 'm:g': 1 }
  const options = countedOptionsOf({ body: sorted }, chosen)
  expect(options.map(({ id, part, isRight }) => [id, part, isRight])).toEqual([
    ['k:g', 'k', true],
    ['r:g', 'r', true],
    ['r:h', 'r', false],
    ['m:h', 'm', true],
    ['m:g', 'm', false],
  ])
  expect(discriminationStrength({ answers: 10, rightAnswers: 4, chosen }, options)).toBeCloseTo(
    -0.2,
  )
})

const places: QuestionBody = {
  kind: 'spot',
  picture: '![](figura:sat?h=3&m=30)',
  points: [
    { id: 'x', x: 10, y: 10, label: { id: 'l', text: 'Zagreb' } },
    { id: 'y', x: 50, y: 50 },
  ],
}
const pairs: QuestionBody = {
  kind: 'matching',
  pairs: [
    { id: 'p', rightId: 's', left: 'pas', right: 'laje' },
    { id: 'q', rightId: 't', left: 'pas 2', right: 'laje' },
  ],
  distractors: [],
}
const words: QuestionBody = {
  kind: 'gaps',
  passage: 'I [[1]] from [[2]].',
  gaps: [
    {
      kind: 'single',
      choices: [
        { text: 'am', weight: 100, feedback: null },
        { text: 'is', weight: 0, feedback: null },
      ],
    },
    { kind: 'short', answers: [{ text: 'Split', weight: 100, feedback: null }] },
  ],
}

test.each<[string, QuestionBody, Record<string, number>, [string, boolean][]]>([
  [
    'the place of a label',
    places,
    { 'l:y': 3 },
    [
      ['l:x', true],
      ['l:y', false],
    ],
  ],
  // Equal right sides are interchangeable.
  [
    'an equal right side',
    pairs,
    { 'p:t': 3 },
    [
      ['p:t', true],
      ['p:s', true],
      ['q:t', true],
    ],
  ],
  [
    'words in gaps, chosen or typed',
    words,
    { '1:is': 3, '2:split': 2, '2:Rijeka': 4, '3:am': 1 },
    [
      ['1:am', true],
      ['1:is', false],
      ['2:split', true],
      ['2:Split', true],
      ['2:Rijeka', false],
    ],
  ],
  [
    'what an edit removed is left out',
    sorted,
    { 'z:g': 3, 'k:z': 1, 'ne-znam': 2 },
    [
      ['k:g', true],
      ['r:g', true],
      ['m:h', true],
    ],
  ],
])('options of parts: %s', (_, body, chosen, expected) => {
  const options = countedOptionsOf({ body }, chosen)
  expect(options.map(({ id, isRight }) => [id, isRight])).toEqual(expected)
})

test('typed words of a gap don’t make a question weak', () => {
  const chosen = { '1:am': 10, '2:Rijeka': 4 }
  const counts = { answers: 10, rightAnswers: 6, chosen }
  expect(discriminationStrength(counts, countedOptionsOf({ body: words }, chosen))).toBe(1)
})

const typed: QuestionBody = {
  kind: 'short',
  answers: [{ text: 'suprotni', weight: 100, feedback: null }],
}
const order: QuestionBody = { kind: 'ordering', items: ['prvo', 'drugo'], itemIds: ['a', 'b'] }

test('typed answers and orders are options of the whole question, the most frequent first', () => {
  const chosen = { negativni: 4, suprotni: 5, 'ne-znam': 7 }
  const options = countedOptionsOf({ body: typed }, chosen)
  expect(options.map(({ id, isRight }) => [id, isRight])).toEqual([
    ['suprotni', true],
    ['negativni', false],
  ])
  expect(discriminationStrength({ answers: 10, rightAnswers: 5, chosen }, options)).toBeCloseTo(0.1)
  const orders = countedOptionsOf({ body: order }, { 'b,a': 2, 'a,b': 1, 'a,c': 9 })
  expect(orders.map(({ id, isRight }) => [id, isRight])).toEqual([
    ['b,a', false],
    ['a,b', true],
  ])
})

test('numbers that change make other typed answers each time', () => {
  expect(countedOptionsOf({ body: typed, numbers: 'a: 1..9' }, { suprotni: 5 })).toEqual([])
})
