import { describe, expect, test } from 'vitest'
import { rightColumnOptions } from '@/lib/content/questions/kinds/matching/model'
import type { QuestionBody } from '@/lib/content/questions/model'
import { checkNumbers } from '@/lib/content/questions/numbers/check'
import { bodiesOf, lessons, questions } from './tree'

/** Guessing by habit must not pay: always the same position, or the longest text. */
describe('the right option', () => {
  const single = bodiesOf('single').map(({ body }) => body.choices)

  test.each([3, 4])('is equally often at every position among %i options', (size) => {
    const lists = single.filter((choices) => choices.length === size)
    const counts = Array.from({ length: size }, () => 0)
    for (const choices of lists) {
      const place = choices.findIndex(({ weight }) => weight === 100)
      counts[place] = (counts[place] ?? 0) + 1
    }
    const fair = lists.length / size
    const chiSquare = counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0)
    // 1 % points of the distribution for 2 and 3 degrees of freedom.
    expect(chiSquare, counts.join(' ')).toBeLessThan(size === 3 ? 9.21 : 11.34)
  })

  test('is at no position in more than 45 % of all single choices', () => {
    const places = single.map((choices) => choices.findIndex(({ weight }) => weight === 100))
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((one) => one === place).length / places.length
      expect(share, `place ${place}`).toBeLessThan(0.45)
    }
  })

  test('is the longest in at most 60 % of single choices', () => {
    const longest = single.filter((choices) => {
      const lengths = choices.map(({ text }) => text.length)
      const right = choices.find(({ weight }) => weight === 100)?.text.length ?? 0
      return lengths.filter((length) => length >= right).length === 1
    })
    expect(longest.length / single.length).toBeLessThanOrEqual(0.6)
  })
})

test('about as many claims are true as false', () => {
  const claims = bodiesOf('true-false')
  const share = claims.filter(({ body }) => body.isTrue).length / claims.length
  expect(share).toBeGreaterThan(0.35)
  expect(share).toBeLessThan(0.65)
})

test('ticking everything never solves a question with several answers', () => {
  for (const { name, body } of bodiesOf('several')) {
    const sum = body.choices.reduce((total, { weight }) => total + weight, 0)
    expect(sum, name).toBeLessThan(100)
  }
})

test('no matching is solved by joining adjacent items', () => {
  const isStraight = (body: QuestionBody) => {
    if (body.kind !== 'matching') return false
    const shown = rightColumnOptions(body).map(({ text }) => text)
    return body.pairs.every(({ right }, index) => shown[index] === right)
  }
  // With changing numbers it happens by chance, so that nobody can rely on it.
  const often = lessons.flatMap((lesson) =>
    lesson.questions.filter((question) => {
      const { numbers } = question
      if (question.body.kind !== 'matching' || numbers === null) return isStraight(question.body)
      const { draws } = checkNumbers({ ...question, numbers }, () => [])
      return draws.filter((draw) => isStraight(draw.question.body)).length > draws.length / 4
    }),
  )
  expect(often.map(({ key }) => key)).toEqual([])
})

test('a lesson with bonus questions has few: one question in three at most', () => {
  const byLesson = Map.groupBy(questions, ({ name }) => name.split('/')[0])
  for (const [lesson, own] of byLesson) {
    const bonus = own.filter(({ isBonus }) => isBonus).length
    expect(bonus, lesson).toBeLessThanOrEqual(own.length / 3)
  }
})
