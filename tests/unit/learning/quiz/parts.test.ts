import { expect, it } from 'vitest'
import { partOf } from '@/lib/learning/quiz/parts'

const roundOf = (questions: number, repeated = 0, position = 0) => {
  const ids = Array.from({ length: questions }, (_, index) => `q${index}`)
  return { round: [...ids, ...ids.slice(0, repeated).map((id) => `${id}~`)], position }
}

/** The ends of all parts of a round. */
function endsOf(questions: number, repeated = 0): number[] {
  const ends: number[] = []
  for (let position = 0; position < questions + repeated; position = ends.at(-1) ?? 0)
    ends.push(partOf(roundOf(questions, repeated, position), true).end)
  return ends
}

it.each([
  [1, 0, [1]],
  [8, 0, [8]],
  [10, 0, [10]],
  [10, 3, [10, 13]],
  [11, 0, [6, 11]],
  [20, 0, [10, 20]],
  [22, 0, [8, 16, 22]],
  [22, 2, [8, 16, 24]],
  [22, 4, [8, 16, 24, 26]],
])('%i questions with %i repeated ones are played up to %j', (questions, repeated, ends) => {
  expect(endsOf(questions, repeated)).toEqual(ends)
})

it('a part is the same at each of its positions', () => {
  expect(partOf(roundOf(22, 0, 8), true)).toEqual({ from: 8, end: 16 })
  expect(partOf(roundOf(22, 0, 15), true)).toEqual({ from: 8, end: 16 })
})

it('others play a round at a stretch', () => {
  expect(partOf(roundOf(22, 4, 20), false)).toEqual({ from: 0, end: 26 })
})
