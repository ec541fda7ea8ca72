import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { demoAnswer } from '@/lib/across/demo/answers'
import { checkCalculation } from '@/lib/content/questions/calculation'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { itemsOf } from '@/lib/content/questions/kinds/groups/model'
import { rightColumnOptions } from '@/lib/content/questions/kinds/matching/model'
import { bodiesOf, questions } from './tree'

test('every computable key is computed, and there are many of them', () => {
  const computed = questions.filter(({ calculation }) => calculation !== null)
  expect(computed.length).toBeGreaterThanOrEqual(100)
  // With changing numbers it is computed for each draw, when the tree is read.
  for (const question of computed.filter(({ isDrawn }) => !isDrawn))
    expect(checkCalculation(question), question.name).toBeNull()
})

test('computed numbers change, but for those that are listed with a reason', () => {
  const fixed = questions.filter(({ calculation, isDrawn }) => calculation !== null && !isDrawn)
  const listed = [
    ...readFileSync('docs/fixed-numbers.md', 'utf8').matchAll(/^\| `(.+?)` +\| `(.+?)` +\|/gm),
  ]
  expect(listed.map(([, lesson, key]) => `${lesson}/${key}`)).toEqual(fixed.map(({ name }) => name))
})

test('every number question about pure arithmetic carries its calculation', () => {
  const bare = bodiesOf('number').filter(({ name }) => {
    const question = questions.find((one) => one.name === name)
    return question?.calculation === null && /^[^a-zčćšžđ]*$/i.test(plain(question.text))
  })
  expect(bare.map(({ name }) => name)).toEqual([])
})

const plain = (text: string) => text.replace(/Koliko je|Izračunaj|\$|\\\w+/g, '')

test('every question’s key is judged right and shown as the right answer', () => {
  for (const { name, body, explanation } of questions) {
    const judgement = judgeAnswer(body, explanation, demoAnswer(body, true))
    expect(judgement, name).toMatchObject({ outcome: 'right', score: 1, hint: null })
  }
})

describe('possible mistakes are explained', () => {
  test('every option has an explanation, every other kind one for the question', () => {
    for (const { name, body, explanation } of questions) {
      if (body.kind === 'single' || body.kind === 'several') {
        const silent = body.choices.filter(({ feedback }) => !feedback?.trim())
        expect(silent, name).toEqual([])
      } else if (body.kind === 'true-false') {
        expect(body.wrongFeedback?.trim(), name).toBeTruthy()
        expect(body.rightFeedback ?? explanation, name).toBeTruthy()
      } else {
        expect(explanation?.trim(), name).toBeTruthy()
      }
    }
  })

  test('every item of a sorting has a reason of its own', () => {
    const items = bodiesOf('groups').flatMap(({ name, body }) =>
      itemsOf(body).map(({ text, feedback }) => ({ name: `${name}: ${text}`, feedback })),
    )
    expect(items.length).toBeGreaterThanOrEqual(97)
    expect(items.filter(({ feedback }) => !/\.\*?$/.test(feedback ?? ''))).toEqual([])
  })

  test('an explanation is a sentence, not a word', () => {
    const reasons = questions.flatMap(({ body, name }) =>
      'choices' in body
        ? body.choices
            .filter(({ weight }) => weight < 100)
            .map(({ feedback }) => ({ name, feedback }))
        : [],
    )
    const short = reasons.filter(({ feedback }) => (feedback ?? '').split(/\s+/).length < 3)
    expect(short).toEqual([])
  })
})

describe('no question is ambiguous', () => {
  test('no two options, answers or sides have the same text', () => {
    for (const { name, body } of questions) {
      const lists =
        body.kind === 'matching'
          ? [body.pairs.map(({ left }) => left), rightColumnOptions(body).map(({ text }) => text)]
          : 'choices' in body
            ? [body.choices.map(({ text }) => text)]
            : []
      for (const list of lists) {
        const seen = new Set(list.map((text) => text.trim()))
        expect(seen.size, name).toBe(list.length)
      }
    }
  })

  test('exactly one option of a single choice is right', () => {
    for (const { name, body } of bodiesOf('single')) {
      expect(body.choices.filter(({ weight }) => weight === 100).length, name).toBe(1)
      expect(body.choices.length, name).toBeGreaterThanOrEqual(3)
    }
  })

  test('questions with several answers have right and wrong ones', () => {
    for (const { name, body } of bodiesOf('several')) {
      const weights = body.choices.map(({ weight }) => weight)
      expect(Math.max(...weights), name).toBeGreaterThan(0)
      expect(Math.min(...weights), name).toBeLessThan(0)
    }
  })

  test('an anticipated mistake is not judged right', () => {
    for (const { name, body } of bodiesOf('short')) {
      for (const { text, weight } of body.answers) {
        if (weight === 100 || text === '*') continue
        const { outcome } = judgeAnswer(body, null, { kind: 'short', text })
        expect(['wrong', 'partly'], `${name}: ${text}`).toContain(outcome)
      }
    }
  })
})

test('every formula is valid LaTeX and no text contains HTML', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(texts)
        : []
  for (const { name, text, explanation, body } of questions) {
    for (const markdown of texts([text, explanation, body])) {
      expect(checkMarkdown(markdown).faults, name).toEqual([])
    }
  }
})
