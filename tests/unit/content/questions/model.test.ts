import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  publicQuestionSchema,
  questionBodySchema,
  submittedAnswerSchema,
  toPublicQuestion,
  type Question,
  type QuestionBody,
} from '@/lib/content/questions/model'
import { rightColumnOptions } from '@/lib/content/questions/kinds/matching/model'
import { optionIdAt } from '@/lib/content/questions/option-id'
import { bodyArbitrary as bodies } from '../../editing/transfer/questions'

const head = { id: '0199a2f0-0000-7000-8000-000000000000', slug: 'koliko-je', text: 'Koliko je?' }
const question = (body: QuestionBody): Question => ({
  ...head,
  body,
  explanation: 'tajna-explanation',
  isBonus: true,
  isDrawn: false,
})
const publish = (body: QuestionBody) => toPublicQuestion(question(body), (text) => `<p>${text}</p>`)
const publicHead = {
  _id: head.id,
  slug: 'koliko-je',
  html: '<p>Koliko je?</p>',
  isBonus: true,
}

describe('toPublicQuestion', () => {
  it.each(['single', 'several'] as const)('shows the options of %s by position', (kind) => {
    const choices = [
      { text: 'B', weight: 100, feedback: 'tajna' },
      { text: 'A', weight: 0, feedback: null },
    ]
    expect(publish({ kind, choices })).toEqual({
      ...publicHead,
      kind,
      choices: [
        { id: 'a', html: '<p>B</p>' },
        { id: 'b', html: '<p>A</p>' },
      ],
    })
  })

  it('shows only the text of a statement and of a short answer', () => {
    expect(
      publish({ kind: 'true-false', isTrue: true, wrongFeedback: 'tajna', rightFeedback: 'tajna' }),
    ).toEqual({ ...publicHead, kind: 'true-false' })
    expect(
      publish({ kind: 'short', answers: [{ text: 'tajna', weight: 100, feedback: null }] }),
    ).toEqual({ ...publicHead, kind: 'short' })
  })

  it('shows the unit of a number', () => {
    const answers = [{ low: 34, high: 34, weight: 100, feedback: 'tajna' }]
    expect(publish({ kind: 'number', unit: 'cm', answers })).toEqual({
      ...publicHead,
      kind: 'number',
      unit: 'cm',
    })
  })

  it('sorts the right sides of a matching and numbers them by that order', () => {
    const body: QuestionBody = {
      kind: 'matching',
      pairs: [
        { left: '2', right: 'šest' },
        { left: '1', right: 'dva' },
      ],
      distractors: ['čaj'],
    }
    expect(publish(body)).toEqual({
      ...publicHead,
      kind: 'matching',
      left: [
        { id: 'a', html: '<p>2</p>' },
        { id: 'b', html: '<p>1</p>' },
      ],
      right: [
        { id: 'a', html: '<p>čaj</p>' },
        { id: 'b', html: '<p>dva</p>' },
        { id: 'c', html: '<p>šest</p>' },
      ],
    })
  })

  it('right sides don’t depend on the order of the pairs', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        if (body.kind !== 'matching') return
        const turned = { ...body, pairs: [...body.pairs].reverse() }
        expect(rightColumnOptions(turned)).toEqual(rightColumnOptions(body))
      }),
    )
  })

  const SECRETS = /"(weight|feedback|isTrue|low|high|answers|pairs|distractors|explanation)"|tajna/

  it('keeps secrets of any question', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const secret = JSON.parse(JSON.stringify(body), (key, value: unknown) =>
          body.kind === 'short' && key === 'text' ? `tajna ${String(value)}` : value,
        ) as QuestionBody
        const shown = publish(secret)
        expect(JSON.stringify(shown)).not.toMatch(SECRETS)
        expect(publicQuestionSchema.parse(shown)).toEqual(shown)
      }),
    )
  })
})

describe('schemas', () => {
  it('accept every body unchanged after a round trip through JSON', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const stored = JSON.stringify(body)
        expect(questionBodySchema.parse(JSON.parse(stored))).toEqual(JSON.parse(stored))
      }),
    )
  })

  it.each<[unknown, boolean]>([
    [{ kind: 'short', text: 'a'.repeat(200) }, true],
    [{ kind: 'short', text: 'a'.repeat(201) }, false],
    [{ kind: 'number', text: '1'.repeat(60) }, true],
    [{ kind: 'number', text: '1'.repeat(61) }, false],
    [{ kind: 'single', choice: 'a' }, true],
    [{ kind: 'single' }, false],
    [{ kind: 'several', choices: Array<string>(26).fill('a') }, true],
    [{ kind: 'several', choices: Array<string>(27).fill('a') }, false],
    [{ kind: 'true-false', value: 'true' }, false],
    [{ kind: 'matching', pairs: { a: 'b' } }, true],
    [{ kind: 'matching', pairs: { a: 1 } }, false],
    [{ kind: 'essay', text: '' }, false],
    [null, false],
  ])('answer %.60j is valid: %s', (answer, fits) => {
    expect(submittedAnswerSchema.safeParse(answer).success).toBe(fits)
  })

  it.each([
    [0, 'a'],
    [25, 'z'],
    [26, '27'],
  ])('option %d is %s', (index, id) => expect(optionIdAt(index)).toBe(id))
})
