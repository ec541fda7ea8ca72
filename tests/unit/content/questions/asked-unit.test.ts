import { expect, test } from 'vitest'
import { withTodaysKey, isKeyChanged } from '@/lib/content/questions/kinds/todays-key'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { BodyOf } from '@/lib/content/questions/model'

const body = (low: number, isUnitAsked?: true): BodyOf<'number'> => ({
  kind: 'number',
  unit: 'cm',
  ...(isUnitAsked && { isUnitAsked }),
  answers: [{ low, high: low, weight: 100, feedback: null }],
})
const plain = (low: number, isUnitAsked?: true) => ({ body: body(low, isUnitAsked), numbers: null })
const judge = (question: BodyOf<'number'>, text: string) =>
  judgeAnswer(question, null, { kind: 'number', text })

test('a pupil who copies the numbers of the question is reminded of the required unit', () => {
  expect(judge(body(345, true), '3 m 45 cm')).toEqual({
    outcome: 'invalid',
    message: 'Ovdje se traži odgovor u jedinici cm. Upiši ga u njoj.',
  })
})

test('an answer from before the unit was required stays right', () => {
  expect(isKeyChanged(plain(345), plain(345, true))).toBe(false)
  const judgedAnew = withTodaysKey(plain(340), plain(345, true))
  expect(judgedAnew?.kind === 'number' && judge(judgedAnew, '3,45 m').outcome).toBe('right')
})
