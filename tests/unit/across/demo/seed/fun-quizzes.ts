import { describe, expect, test } from 'vitest'
import { FUN_QUIZ_ICONS } from '@/lib/learning/fun-quizzes/icons'
import { funQuizzes } from './tree'

test('there are at least five fun quizzes, each with its own drawing and position', () => {
  expect(funQuizzes.length).toBeGreaterThanOrEqual(5)
  const own = (values: unknown[]) => new Set(values).size
  expect(own(funQuizzes.map(({ icon }) => icon))).toBe(funQuizzes.length)
  expect(own(funQuizzes.map(({ position }) => position))).toBe(funQuizzes.length)
  expect(own(funQuizzes.map(({ title }) => title))).toBe(funQuizzes.length)
  expect(funQuizzes.map(({ icon }) => icon).toSorted()).toEqual(FUN_QUIZ_ICONS.toSorted())
})

describe.each(funQuizzes)('$slug', ({ questions, description }) => {
  const bodies = questions.map(({ body }) => body)
  const countOf = (...kinds: string[]) => bodies.filter(({ kind }) => kinds.includes(kind)).length

  test('has 10 to 12 questions of at least four kinds, mostly choices', () => {
    expect(questions.length).toBeGreaterThanOrEqual(10)
    expect(questions.length).toBeLessThanOrEqual(12)
    expect(new Set(bodies.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
    expect(countOf('single', 'true-false')).toBeGreaterThan(questions.length / 2)
  })

  test('has true and false claims', () => {
    const claims = bodies.flatMap((body) => (body.kind === 'true-false' ? [body.isTrue] : []))
    expect(new Set(claims)).toEqual(new Set([true, false]))
  })

  test('has the right option at no position more than twice or twice in a row', () => {
    const places = bodies.flatMap((body) =>
      body.kind === 'single' ? [body.choices.findIndex(({ weight }) => weight === 100)] : [],
    )
    for (const place of new Set(places)) {
      expect(places.filter((one) => one === place).length, places.join()).toBeLessThanOrEqual(2)
    }
    expect(places.filter((place, index) => place === places[index - 1])).toEqual([])
  })

  test('asks and explains in sentences', () => {
    expect(description.length).toBeGreaterThanOrEqual(40)
    for (const { key, text, explanation } of questions) {
      expect(text, key).toMatch(/[?.!]$/)
      expect(explanation, key).toMatch(/[.!]$/)
    }
  })
})
