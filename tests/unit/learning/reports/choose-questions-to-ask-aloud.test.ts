import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseQuestionsToAskAloud,
  type AskAloudCandidate,
} from '@/lib/learning/reports/choose-questions-to-ask-aloud'

const DAY = '2026-11-22'
const cardOf = (id: string, lesson = `Lekcija ${id}`): AskAloudCandidate => ({
  id,
  lesson,
  asked: { kind: 'card', front: `Što je ${id}?`, back: `To je ${id}.` },
})
/** An item that can't be asked aloud. */
const silent = (id: string): AskAloudCandidate => ({
  ...cardOf(id),
  asked: { kind: 'card', front: '![slika](a.svg)', back: 'a' },
})
const ask = (
  mistakes: AskAloudCandidate[],
  known: AskAloudCandidate[] = [],
  lessons: string[] = [],
  day = DAY,
) => chooseQuestionsToAskAloud({ day, mistakes, known, lessons })
const MANY = Array.from({ length: 12 }, (_, index) => cardOf(`pojam${index}`, `L${index % 4}`))

test('three mistakes from three lessons are asked, with their answers', () => {
  const asked = ask(MANY)
  expect(asked).toHaveLength(3)
  expect(new Set(asked.map(({ lesson }) => lesson)).size).toBe(3)
  for (const { question, answer, isMistake } of asked) {
    expect(isMistake).toBe(true)
    expect(answer).toBe(question.replace('Što je', 'To je').replace('?', '.'))
  }
})

test('mistakes from a single lesson are asked too', () => {
  const asked = ask([cardOf('a', 'L'), cardOf('b', 'L'), cardOf('c', 'L'), cardOf('d', 'L')])
  expect(asked.map(({ isMistake }) => isMistake)).toEqual([true, true, true])
})

test('with few mistakes, known items follow, then the lesson, then general questions', () => {
  const asked = ask([cardOf('a'), silent('b')], [cardOf('c')], ['Razlomci'])
  expect(asked.map(({ isMistake, answer }) => [isMistake, answer !== null])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
  expect(asked[2]?.question).toBe('Ispričaj mi: što je najvažnije u lekciji „Razlomci”?')
})

test('a child without any data has three questions too', () => {
  const asked = ask([])
  expect(asked).toHaveLength(3)
  expect(asked.every(({ answer, isMistake }) => answer === null && !isMistake)).toBe(true)
})

test('a day has fixed questions in any order of candidates; another day has others', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(MANY, { minLength: 12 }), (shuffled) => {
      expect(ask(shuffled)).toEqual(ask(MANY))
    }),
  )
  const days = Array.from(
    { length: 28 },
    (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`,
  )
  const different = new Set(days.map((day) => JSON.stringify(ask(MANY, [], [], day))))
  expect(different.size).toBeGreaterThan(24)
})

test('there are always three questions, all different', () => {
  const candidates = fc.uniqueArray(fc.constantFrom(...MANY, silent('x'), silent('y')), {
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(candidates, candidates, (mistakes, known) => {
      const rest = known.filter(({ id }) => !mistakes.some((one) => one.id === id))
      const questions = ask(mistakes, rest).map(({ question }) => question)
      expect(new Set(questions).size).toBe(3)
    }),
  )
})
