import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Judgement, SubmittedAnswer } from '@/lib/content/questions/model'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { importFixtureLesson } from '../../support/probe-lesson'

const probe = await importFixtureLesson()

const judge = (key: string, answer: unknown, address = key) =>
  callForAnswer('POST', `/pitanja/${probe.questionId(key)}/odgovor`, {
    body: { answer },
    from: address,
  })

type Outcome = { outcome: Judgement['outcome'] } & Record<string, unknown>
/** One or two cases per kind; tests/unit/content/questions tests the rules of each kind. */
const CASES: [key: string, answer: SubmittedAnswer, judgement: Outcome][] = [
  ['jedan', { kind: 'single', choice: 'b' }, { outcome: 'right', feedback: ['Tako je.'] }],
  ['jedan', { kind: 'single', choice: 'a' }, { outcome: 'wrong', feedback: ['Korak prerano.'] }],
  ['vise', { kind: 'several', choices: ['b'] }, { outcome: 'wrong', marks: { b: 'wrong' } }],
  ['tvrdnja', { kind: 'true-false', value: false }, { outcome: 'wrong', score: 0 }],
  ['kratko', { kind: 'short', text: ' zagreb ' }, { outcome: 'right', hint: null }],
  ['broj', { kind: 'number', text: '14' }, { outcome: 'wrong', feedback: ['To je dvostruko.'] }],
  ['parovi', { kind: 'matching', pairs: { a: 'd', b: 'b', c: 'a' } }, { outcome: 'partly' }],
]

const INVALID: [key: string, answer: SubmittedAnswer, message: string][] = [
  ['jedan', { kind: 'single', choice: '' }, 'Odaberi odgovor.'],
  ['jedan', { kind: 'short', text: '7' }, 'Odgovor ne pripada ovoj vrsti pitanja.'],
]

const missing = refusedAnswer(404, 'Pitanje nije pronađeno')

describe('POST /api/pitanja/{id}/odgovor', () => {
  test.each(CASES)('„%s” answered with %j: %j', async (key, answer, judgement) => {
    expect(await judge(key, answer)).toMatchObject({ status: 200, body: judgement })
  })

  test('a missing diacritic or a slip is right with a hint', async () => {
    const { body } = await judge('kratko', { kind: 'short', text: 'Zagrreb' })
    expect(body).toEqual({
      outcome: 'spelling',
      score: 1,
      hint: expect.stringContaining('Zagreb') as string,
      feedback: ['Tako je.'],
      explanation: 'Glavni grad je Zagreb.',
      correct: { kind: 'short', text: 'Zagreb' },
      marks: {},
    })
  })

  test.each(INVALID)('„%s” answered with %j is not judged: %s', async (key, answer, message) => {
    expect(await judge(key, answer)).toEqual({ status: 200, body: { outcome: 'invalid', message } })
  })

  test('a complete judgement: feedback and explanation as HTML, the right answer, marks', async () => {
    expect(await judge('parovi', { kind: 'matching', pairs: { a: 'd', b: 'b' } })).toEqual({
      status: 200,
      body: {
        outcome: 'partly',
        score: expect.closeTo(1 / 3, 6) as number,
        hint: null,
        feedback: [],
        explanation: 'Tablica množenja.',
        correct: { kind: 'matching', pairs: { a: 'd', b: 'a', c: 'c' } },
        marks: { a: 'right', b: 'wrong' },
      },
    })
  })

  test('of several answers, only chosen ones with feedback are listed beside the feedback', async () => {
    const { body } = await judge('vise', { kind: 'several', choices: ['b'] })
    expect(body).toMatchObject({ feedback: [expect.any(String)], feedbackChoices: ['b'] })
  })

  test('a guest’s answer is judged for the eighth question, but not for the ninth', async () => {
    const answer = { kind: 'true-false', value: false }
    expect((await judge('osmo', answer)).status).toBe(200)
    expect(await judge('deveto', answer)).toEqual(
      refusedAnswer(403, 'Ovo pitanje nije u besplatnom dijelu kviza.'),
    )
  })

  test.each(['x', uuidv7(), 'koji-je-grad-glavni-grad-hrvatske'])(
    'the id „%s” belongs to no question: 404',
    async (id) => {
      const body = { answer: { kind: 'true-false', value: true } }
      expect(await callForAnswer('POST', `/pitanja/${id}/odgovor`, { body })).toEqual(missing)
    },
  )

  test.each([
    {},
    { kind: 'essay', text: 'x' },
    { kind: 'single' },
    { kind: 'single', choice: 'a'.repeat(9) },
    { kind: 'several', choices: Array.from({ length: 27 }, () => 'a') },
    { kind: 'true-false', value: 'true' },
    { kind: 'short', text: 'a'.repeat(201) },
    { kind: 'number', text: '1'.repeat(61) },
    { kind: 'matching', pairs: { a: 1 } },
    null,
    'a',
  ])('%.60j is no answer: 400', async (answer) => {
    expect(await judge('jedan', answer, 'malformed')).toMatchObject(
      refusedAnswer(400, 'Uneseni podaci nisu ispravni.'),
    )
  })

  test('a hundred equal answers at once get the same judgement', async () => {
    const answer = { kind: 'number', text: '3,5 cm' }
    const all = await Promise.all(
      Array.from({ length: 100 }, () => judge('broj', answer, 'parallel')),
    )
    expect(new Set(all.map((one) => JSON.stringify(one)))).toHaveProperty('size', 1)
    expect(all[0]).toMatchObject({ status: 200, body: { outcome: 'right', score: 1 } })
  })
})
