import { expect, test } from 'vitest'
import { judgeTest, toTestQuestion, type TestQuestionWithNumbers } from '@/lib/learning/exams/items'

const choices = ['a', 'b', 'c', 'd'].map((text, at) => ({
  id: text,
  text,
  weight: at === 0 ? 100 : 0,
  feedback: null,
}))
const asked = (id: string, body: object) =>
  ({
    id,
    text: 'Pitanje?',
    explanation: 'Zato.',
    body,
    numbers: null,
  }) as unknown as TestQuestionWithNumbers
const claim = asked('claim', { kind: 'true-false', isTrue: true })
const single = asked('single', { kind: 'single', choices })

test('each answer is judged; a missing or invalid one is wrong without being a mistake', () => {
  const items = judgeTest([claim, single], {
    claim: { kind: 'true-false', value: true },
    single: { kind: 'short', text: 'a' },
  })
  expect(items.map(({ isJudged, judgement }) => [isJudged, judgement.outcome])).toEqual([
    [true, 'right'],
    [false, 'wrong'],
  ])
  const [missing] = judgeTest([claim], {})
  expect(missing).toMatchObject({ answer: null, isJudged: false, judgement: { outcome: 'wrong' } })
  const [wrong] = judgeTest([claim], { claim: { kind: 'true-false', value: false } })
  expect(wrong).toMatchObject({ isJudged: true, judgement: { outcome: 'wrong' } })
})

test('the order of the options depends on the test alone', () => {
  const orderIn = (testId: string) => JSON.stringify(toTestQuestion(single, testId, String))
  expect(orderIn('one')).toBe(orderIn('one'))
  expect(new Set(['one', 'two', 'three', 'four', 'five'].map(orderIn)).size).toBeGreaterThan(1)
})
