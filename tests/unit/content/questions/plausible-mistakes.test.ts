import { describe, expect, test } from 'vitest'
import { isCompleteAnswer } from '@/lib/content/questions/kinds/answers'
import { judgeAnswer, keyRules, plausibleWrongAnswer } from '@/lib/content/questions/kinds/judges'
import { withExplicitOptionIds } from '@/lib/content/questions/kinds/option-sides'
import { QUESTION_KINDS, toPublicQuestion, type QuestionBody } from '@/lib/content/questions/model'
import { seededRandom, shuffled } from '@/lib/content/questions/shuffle'
import { SAMPLES } from '../../../support/kinds'
import { lessons } from '../../../e2e/support/lessons'

const head = { id: 'id', slug: '', text: '', explanation: null, isBonus: false, isDrawn: false }

function expectNothingEarned(body: QuestionBody) {
  const answer = plausibleWrongAnswer(body)
  expect(
    isCompleteAnswer(
      toPublicQuestion({ ...head, body }, (text) => text),
      answer,
    ),
  ).toBe(true)
  expect(judgeAnswer(body, null, answer)).toMatchObject({ outcome: 'wrong', score: 0 })
}

describe('the plausible mistake', () => {
  test.each(QUESTION_KINDS)('of a question of the kind %s is whole, and earns nothing', (kind) =>
    expectNothingEarned(SAMPLES[kind].body),
  )

  test('of every question of the content earns nothing', () => {
    const fixed = lessons.flatMap(({ questions }) =>
      questions.filter(({ numbers }) => numbers === null),
    )
    expect(fixed.length).toBeGreaterThan(300)
    for (const { body } of fixed) expectNothingEarned(body)
  })

  test('is the one that the author foresaw', () => {
    const feedback = 'Zato.'
    const answers = [
      { low: 7, high: 7, weight: 100, feedback },
      { low: 12, high: 12, weight: 0, feedback },
    ]
    expect(plausibleWrongAnswer({ kind: 'number', unit: null, answers })).toEqual({
      ...{ kind: 'number', text: '12' },
    })
    const words = [
      { text: 'pas', weight: 100, feedback },
      { text: 'mačka', weight: 0, feedback },
    ]
    expect(plausibleWrongAnswer({ kind: 'short', answers: words })).toEqual({
      ...{ kind: 'short', text: 'mačka' },
    })
  })

  test('of a number without one is the next number', () => {
    const answers = [{ low: 6.5, high: 7.5, weight: 100, feedback: null }]
    expect(plausibleWrongAnswer({ kind: 'number', unit: 'cm', answers })).toEqual({
      ...{ kind: 'number', text: '8,5' },
    })
  })
})

describe('the order of one play', () => {
  const random = seededRandom(5)
  const draw = { random, mixed: <Item>(items: Item[]) => shuffled(items, random) }
  const drawn = <Kind extends keyof typeof SAMPLES>(kind: Kind) => {
    const body = withExplicitOptionIds(SAMPLES[kind].body) as Extract<QuestionBody, { kind: Kind }>
    return keyRules(kind).draw(body as never, draw) as QuestionBody
  }

  test.each(QUESTION_KINDS)('of the kind %s keeps what is right', (kind) => {
    const right = judgeAnswer(drawn(kind), null, SAMPLES[kind].right)
    expect(right.outcome).toBe('right')
  })
})
