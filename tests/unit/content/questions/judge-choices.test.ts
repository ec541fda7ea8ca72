import { describe, expect, it } from 'vitest'
import { judgeAnswer, judgeUnanswered } from '@/lib/content/questions/kinds/judges'
import type { QuestionBody, SubmittedAnswer } from '@/lib/content/questions/model'

const judge = (body: QuestionBody, answer: SubmittedAnswer) => judgeAnswer(body, 'Zato.', answer)
const choice = (weight: number, feedback: string | null = `Za ${weight}`) => ({
  text: `Odgovor ${weight}`,
  weight,
  feedback,
})

describe('single choice', () => {
  const body: QuestionBody = { kind: 'single', choices: [choice(0), choice(100), choice(50)] }

  it.each<[string, string, number, string, string]>([
    ['a', 'wrong', 0, 'Za 0', 'wrong'],
    ['b', 'right', 1, 'Za 100', 'right'],
    ['c', 'partly', 0.5, 'Za 50', 'wrong'],
  ])('%s is %s', (id, outcome, score, reason, mark) => {
    expect(judge(body, { kind: 'single', choice: id })).toEqual({
      outcome,
      score,
      hint: null,
      feedback: [reason],
      explanation: 'Zato.',
      correct: { kind: 'single', choice: 'b' },
      marks: { [id]: mark },
      ...(id !== 'b' && { whyRight: [{ choice: 'b', reason: 'Za 100' }] }),
    })
  })

  it.each(['d', 'A', '0', '__proto__'])('%s does not exist', (id) => {
    expect(judge(body, { kind: 'single', choice: id })).toEqual({
      outcome: 'invalid',
      message: 'Odabrani odgovor ne postoji u ovom pitanju.',
    })
  })

  it('choosing nothing is no answer', () => {
    expect(judge(body, { kind: 'single', choice: '' })).toEqual({
      outcome: 'invalid',
      message: 'Odaberi odgovor.',
    })
  })
})

describe('the explanation of the right answer', () => {
  const one = (feedback: string | null): QuestionBody => ({
    kind: 'single',
    choices: [choice(0), choice(100, feedback)],
  })
  const whyRight = (body: QuestionBody, answer: SubmittedAnswer) => {
    const judgement = judge(body, answer)
    return judgement.outcome === 'invalid' ? null : judgement.whyRight
  }

  it('is given once, after a wrong choice', () => {
    const wrong = { kind: 'single', choice: 'a' } as const
    expect(whyRight(one('Tako je: zbrojimo.'), wrong)).toEqual([
      { choice: 'b', reason: 'Tako je: zbrojimo.' },
    ])
    expect(whyRight(one('**Zato**!'), wrong)).toBeUndefined()
    expect(whyRight(one(null), wrong)).toBeUndefined()
    expect(whyRight(one('Tako je.'), { kind: 'single', choice: 'b' })).toBeUndefined()
  })

  it('is given for missed options of several answers', () => {
    const body: QuestionBody = {
      kind: 'several',
      choices: [choice(50, 'A'), choice(-50, 'B'), choice(50, 'C')],
    }
    expect(whyRight(body, { kind: 'several', choices: ['a', 'b'] })).toEqual([
      { choice: 'c', reason: 'C' },
    ])
    expect(whyRight(body, { kind: 'several', choices: ['a', 'c'] })).toBeUndefined()
    expect(judgeUnanswered(body, null).whyRight).toEqual([
      { choice: 'a', reason: 'A' },
      { choice: 'c', reason: 'C' },
    ])
  })
})

describe('several answers', () => {
  const body: QuestionBody = {
    kind: 'several',
    choices: [choice(50), choice(-50), choice(50, null), choice(-100)],
  }

  it.each<[string[], string, number]>([
    [['a', 'c'], 'right', 1],
    [['c', 'a'], 'right', 1],
    [['a', 'a', 'c'], 'right', 1],
    [['a'], 'partly', 0.5],
    [['a', 'b'], 'wrong', 0],
    [['a', 'b', 'c'], 'partly', 0.5],
    [['a', 'b', 'c', 'd'], 'wrong', 0],
    [['d'], 'wrong', 0],
  ])('%j is %s', (choices, outcome, score) => {
    expect(judge(body, { kind: 'several', choices })).toMatchObject({
      outcome,
      score,
      correct: { kind: 'several', choices: ['a', 'c'] },
    })
  })

  it('returns feedback and marks of chosen options, in the order of the options', () => {
    expect(judge(body, { kind: 'several', choices: ['d', 'c', 'b'] })).toMatchObject({
      feedback: ['Za -50', 'Za -100'],
      feedbackChoices: ['b', 'd'],
      marks: { b: 'wrong', c: 'right', d: 'wrong' },
    })
  })

  it('three thirds are right, two are not', () => {
    const thirds: QuestionBody = {
      kind: 'several',
      choices: [choice(33.33333), choice(33.33333), choice(33.33333), choice(-100)],
    }
    expect(judge(thirds, { kind: 'several', choices: ['a', 'b', 'c'] })).toMatchObject({ score: 1 })
    expect(judge(thirds, { kind: 'several', choices: ['a', 'b'] })).toMatchObject({
      outcome: 'partly',
      score: expect.closeTo(2 / 3, 6) as number,
    })
  })

  it('an additional wrong option without penalty leaves the answer partly right', () => {
    const lenient: QuestionBody = { kind: 'several', choices: [choice(100), choice(0)] }
    expect(judge(lenient, { kind: 'several', choices: ['a', 'b'] })).toMatchObject({
      outcome: 'partly',
      score: 0.5,
    })
  })

  it.each([[[]], [['e']], [['a', 'e']], [['']]])('%j is not judged', (choices) => {
    expect(judge(body, { kind: 'several', choices }).outcome).toBe('invalid')
  })
})

describe('true or false', () => {
  const body = (isTrue: boolean): QuestionBody => ({
    kind: 'true-false',
    isTrue,
    wrongFeedback: 'Krivo.',
    rightFeedback: 'Točno.',
  })

  it.each<[boolean, boolean, string, string]>([
    [true, true, 'right', 'Točno.'],
    [true, false, 'wrong', 'Krivo.'],
    [false, false, 'right', 'Točno.'],
    [false, true, 'wrong', 'Krivo.'],
  ])('the statement is %s, the answer %s: %s', (isTrue, value, outcome, reason) => {
    expect(judge(body(isTrue), { kind: 'true-false', value })).toMatchObject({
      outcome,
      score: outcome === 'right' ? 1 : 0,
      feedback: [reason],
      correct: { kind: 'true-false', value: isTrue },
      marks: {},
    })
  })
})

describe('matching', () => {
  // Shown sorted: a četiri, b dva, c jedan, d tri.
  const body: QuestionBody = {
    kind: 'matching',
    pairs: [
      { left: '1', right: 'jedan' },
      { left: '2', right: 'dva' },
      { left: '3', right: 'tri' },
    ],
    distractors: ['četiri'],
  }

  it.each<[Record<string, string>, string, number, Record<string, string>]>([
    [{ a: 'c', b: 'b', c: 'd' }, 'right', 1, { a: 'right', b: 'right', c: 'right' }],
    [{ c: 'd', a: 'c', b: 'b' }, 'right', 1, { a: 'right', b: 'right', c: 'right' }],
    [{ a: 'c', b: 'd', c: 'b' }, 'partly', 1 / 3, { a: 'right', b: 'wrong', c: 'wrong' }],
    [{ a: 'c', b: 'b' }, 'partly', 2 / 3, { a: 'right', b: 'right' }],
    [{ a: 'a', b: 'a', c: 'a' }, 'wrong', 0, { a: 'wrong', b: 'wrong', c: 'wrong' }],
  ])('%j is %s', (pairs, outcome, score, marks) => {
    const judgement = judge(body, { kind: 'matching', pairs })
    expect(judgement).toMatchObject({
      outcome,
      marks,
      correct: { kind: 'matching', pairs: { a: 'c', b: 'b', c: 'd' } },
    })
    expect(judgement.outcome !== 'invalid' && judgement.score).toBeCloseTo(score, 12)
  })

  it('right sides with the same text are interchangeable', () => {
    const twins: QuestionBody = {
      kind: 'matching',
      pairs: [
        { left: '1', right: 'neparan' },
        { left: '3', right: 'neparan' },
      ],
      distractors: [],
    }
    expect(judge(twins, { kind: 'matching', pairs: { a: 'b', b: 'a' } })).toMatchObject({
      score: 1,
    })
  })

  it.each<[Record<string, string>]>([
    [{}],
    [{ d: 'a' }],
    [{ a: 'e' }],
    [{ a: 'c', b: 'b', c: 'd', d: 'a' }],
    [JSON.parse('{"__proto__":"a"}') as Record<string, string>],
  ])('%j is not judged', (pairs) => {
    expect(judge(body, { kind: 'matching', pairs }).outcome).toBe('invalid')
  })
})

it('an answer of another kind is not judged', () => {
  const body: QuestionBody = { kind: 'single', choices: [choice(100), choice(0)] }
  expect(judge(body, { kind: 'short', text: 'a' })).toEqual({
    outcome: 'invalid',
    message: 'Odgovor ne pripada ovoj vrsti pitanja.',
  })
})
