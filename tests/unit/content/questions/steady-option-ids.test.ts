import { expect, it } from 'vitest'
import {
  hasSteadyOptionIds,
  idsOfSide,
  sidesOf,
  withExplicitOptionIds,
} from '@/lib/content/questions/kinds/option-sides'
import type { QuestionBody } from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { lessons } from '../../../e2e/support/lessons'

const DRAWS = Array.from({ length: 10 }, (_, index) => `draw ${index}`)

const idsOf = (body: QuestionBody) => sidesOf(body).map(idsOfSide)

const drawn = lessons
  .flatMap(({ questions }) => questions)
  .filter(({ numbers, body }) => numbers !== null && sidesOf(body).length > 0)

const bodiesOf = (question: (typeof drawn)[number]) =>
  DRAWS.map((attempt) => withDrawnNumbers({ ...question, id: question.text }, attempt).body)

it('options that are said to have steady ids have the same ones in every draw', () => {
  const steady = drawn.filter(({ body }) => hasSteadyOptionIds(body))
  expect(steady.length).toBeGreaterThan(20)
  for (const question of steady)
    for (const body of bodiesOf(question))
      expect(idsOf(body), question.text).toEqual(idsOf(question.body))
})

it('there are questions whose ids follow from drawn texts', () => {
  const changing = drawn.filter((question) => {
    const ids = JSON.stringify(idsOf(question.body))
    return bodiesOf(question).some((body) => JSON.stringify(idsOf(body)) !== ids)
  })
  expect(changing.length).toBeGreaterThan(0)
  expect(changing.filter(({ body }) => hasSteadyOptionIds(body))).toEqual([])
})

it('ids that are stored are steady', () => {
  for (const { body } of drawn) expect(hasSteadyOptionIds(withExplicitOptionIds(body))).toBe(true)
})
