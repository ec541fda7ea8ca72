import { expect, test } from 'vitest'
import type { FunJudgement, StartedPlay } from '@/lib/learning/fun-quizzes/model'
import { optionIdAt } from '@/lib/content/questions/option-id'
import { rightAnswer } from '@/tests/e2e/support/answers'
import { newFamily } from '../../support/people'
import { judge, start, storedQuestions } from './quiz'

const questions = await storedQuestions()

test('the questions of a play have their own order and ids of options', async () => {
  const family = await newFamily()
  const orders = new Set<string>()
  for (let count = 0; count < 5; count += 1) {
    const { body } = await start(family, crypto.randomUUID())
    const asked = (body as StartedPlay).questions
    expect(JSON.stringify(body)).not.toMatch(/"(weight|feedback|explanation|isTrue|answers|pairs)"/)
    expect(asked.map(({ _id }) => _id)).toEqual(questions.map(({ id }) => id))
    const choices = asked.map((question) => ('choices' in question ? question.choices : []))
    for (const options of choices) {
      expect(options.map(({ id }) => id)).toEqual(options.map((_, index) => optionIdAt(index)))
    }
    orders.add(JSON.stringify(choices))
  }
  expect(orders.size).toBe(5)
})

test('answers with the ids of another play are not right', async () => {
  const family = await newFamily()
  const chosen = questions.filter(({ body }) => body.kind === 'single')
  const outcomes = new Set<string>()
  for (let count = 0; count < 4; count += 1) {
    const playId = crypto.randomUUID()
    await start(family, playId)
    for (const { id, body } of chosen) {
      const known = { questionId: id, answer: rightAnswer(body).answer, playId }
      const { body: said } = await judge(family, known)
      outcomes.add((said as FunJudgement).judgement.outcome)
    }
  }
  expect(outcomes).toContain('wrong')
})
