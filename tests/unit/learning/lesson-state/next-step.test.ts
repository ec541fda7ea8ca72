import { expect, test } from 'vitest'
import type { LessonState } from '@/lib/learning/lesson-state/model'
import { nextStepOf, type NextStepOffer } from '@/lib/learning/lesson-state/next-step'
import {
  ALL_DONE,
  STATE_LINE_OF,
  nextStepTexts,
  type AccessibleCount,
} from '@/lib/learning/lesson-state/state-labels'

const NOTHING: LessonState = {
  isScriptRead: false,
  quiz: null,
  cards: { met: 0, due: 0 },
  test: { open: null, mark: null },
  check: { isOffered: true, open: null, last: null, leftToday: 3 },
  mistakes: 0,
  mastery: null,
}
const mastery = (right: number) => ({
  ...{ right, of: 10, isMastered: right >= 8, lastDay: '2026-11-28' },
})
const DONE: LessonState = {
  isScriptRead: true,
  quiz: { right: 9, total: 10 },
  cards: { met: 12, due: 0 },
  test: { open: null, mark: 5 },
  check: { isOffered: true, open: null, last: { done: 1, of: 3 }, leftToday: 2 },
  mistakes: 0,
  mastery: mastery(8),
}
const OFFER: NextStepOffer = { questionCount: 12, cardCount: 12, openRound: null }
const half = { done: 3, of: 8 }

const next = (state: Partial<LessonState>, offer: Partial<NextStepOffer> = {}, ground = DONE) => {
  const step = nextStepOf({ ...ground, ...state }, { ...OFFER, ...offer })
  return step && `${step.element} ${step.kind}`
}

test('a new lesson starts with its script, and a finished one recommends nothing', () => {
  expect(next({}, {}, NOTHING)).toBe('skripta begin')
  expect(next({})).toBeNull()
})

test.each<[string, Partial<LessonState>, Partial<NextStepOffer>, string]>([
  [
    'an open test goes before everything',
    { test: { open: half, mark: null } },
    { openRound: half },
    'test resume',
  ],
  ['an open check goes on', { check: { ...DONE.check, open: half } }, {}, 'provjera resume'],
  ['an open quiz round goes on', { cards: { met: 3, due: 2 } }, { openRound: half }, 'kwiz resume'],
  [
    'mistakes come first after a weak test, as its end says',
    { test: { open: null, mark: 2 }, mistakes: 4, cards: { met: 3, due: 1 } },
    {},
    'greske due',
  ],
  [
    'after a better one they wait for due cards',
    { test: { open: null, mark: 3 }, mistakes: 4, cards: { met: 3, due: 1 } },
    {},
    'kartice due',
  ],
  [
    'cards that are due come before what is new',
    { quiz: null, cards: { met: 3, due: 1 } },
    {},
    'kartice due',
  ],
  [
    'after the script comes the quiz',
    { quiz: null, test: { open: null, mark: null } },
    {},
    'kwiz begin',
  ],
  ['then the cards', { cards: { met: 0, due: 0 } }, {}, 'kartice begin'],
  ['then the test', { test: { open: null, mark: null } }, {}, 'test begin'],
  [
    'a quiz that went badly is played again first',
    { quiz: { right: 5, total: 10 }, test: { open: null, mark: null } },
    {},
    'kwiz again',
  ],
  [
    'mistakes that wait come before cards and test',
    { mistakes: 3, cards: { met: 0, due: 0 }, test: { open: null, mark: null } },
    {},
    'greske due',
  ],
  [
    'a script that was not read comes before mistakes',
    { isScriptRead: false, mistakes: 3, mastery: mastery(5) },
    {},
    'skripta begin',
  ],
  ['then own words', { check: { ...DONE.check, last: null } }, {}, 'provjera begin'],
  ['with 7 of 8 the quiz once more', { mastery: mastery(7) }, {}, 'kwiz again'],
])('%s', (_name, state, offer, expected) => {
  expect(next(state, offer)).toBe(expected)
})

test('nothing is recommended that the lesson or the family does not have', () => {
  const noCheck = { isOffered: false, open: null, last: null, leftToday: 3 }
  expect(next({ check: noCheck })).toBeNull()
  expect(next({ check: { ...noCheck, open: half } })).toBeNull()
  expect(next({ isScriptRead: true }, { questionCount: 0, cardCount: 0 }, NOTHING)).toBe(
    'provjera begin',
  )
  expect(
    next({ isScriptRead: true, check: noCheck }, { questionCount: 0, cardCount: 0 }, NOTHING),
  ).toBeNull()
})

test('a run of the check without an answer does not count as open', () => {
  expect(next({ check: { ...DONE.check, open: { done: 0, of: 3 } } })).toBeNull()
})

test('a pupil who has mastered a lesson is not sent back to its script', () => {
  expect(next({ isScriptRead: false })).toBeNull()
})

const lines = (state: LessonState, openRound: NextStepOffer['openRound'] = null) =>
  Object.values(STATE_LINE_OF).map((line) => line(state, openRound, { open: 17, all: 17 }).text)

test('every element shows the pupil’s progress', () => {
  expect(new Set(lines(NOTHING))).toEqual(new Set(['Još nije započeto']))
  expect(lines(DONE)).toEqual([
    'Pročitano',
    'Zadnji put: 9 od 10',
    'Za danas ponovljeno',
    'Zadnja ocjena: 5',
    'Zadnji put: 1 od 3',
  ])
  const cards = { met: 9, due: 2 }
  const state = { ...DONE, cards, test: { open: half, mark: 4 as const } }
  expect(lines(state, half).slice(1, 4)).toEqual([
    'U tijeku: 3 od 8',
    '2 kartice na redu',
    'U tijeku: 3 od 8',
  ])
})

test('a new quiz that is only partly open shows how much is open', () => {
  const line = (isOpen: AccessibleCount, state = NOTHING) =>
    STATE_LINE_OF.kwiz(state, null, isOpen).text
  expect(line({ open: 8, all: 17 })).toBe('Otvoreno: 8 od 17')
  expect(line({ open: 8, all: 8 })).toBe('Još nije započeto')
  expect(line({ open: 8, all: 17 }, DONE)).toBe('Zadnji put: 9 od 10')
})

test('without a subscription the check is for paper, and nothing is offered for sale', () => {
  const check = { isOffered: false, open: null, last: null, leftToday: 3 }
  expect(lines({ ...NOTHING, check }).at(-1)).toBe('Riješi na papiru')
})

test('every step has its own text and button', () => {
  const steps = [
    nextStepTexts({ element: 'kartice', kind: 'due' }, { ...DONE, cards: { met: 9, due: 5 } }),
    nextStepTexts({ element: 'skripta', kind: 'begin' }, NOTHING),
  ]
  expect(steps.map(({ button }) => button)).toEqual(['Ponovi kartice', 'Čitaj skriptu'])
  expect(steps[0]?.text).toBe('Za dobro pamćenje: 5 kartica na redu.')
  expect(ALL_DONE.button).toBe('Današnja vježba')
})

test('mistakes in a mastered lesson do not contradict its mastery', () => {
  const words = (right: number) =>
    nextStepTexts(
      { element: 'greske', kind: 'due' },
      { ...DONE, mistakes: 4, mastery: mastery(right) },
    )
  expect(words(8)).toEqual({
    text: 'Lekciju već znaš, a ovo još uvježbaj.',
    button: 'Vježbaj greške: 4',
  })
  expect(words(7).text).toBe('Sada ono što još nije bilo točno.')
})
