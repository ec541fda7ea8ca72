import { describe, expect, test } from 'vitest'
import { countQuestionFeatures, markdownTable } from '@/lib/editing/authoring/question-counts'
import { summarise } from '@/lib/editing/authoring/summary'
import type { BookLesson } from '@/lib/editing/authoring/model'
import { seedLesson } from './seed-lessons'

const inBook = (slug: string): BookLesson => ({
  ...{ slug, unit: 'cjelina', unitPosition: 1, position: 1 },
  ...{ keywords: [], prerequisites: [] },
})

const cellsOf = (table: string) =>
  table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('lessons are in the order of their book, with sums and shares', () => {
  const lessons = [seedLesson('postotci'), seedLesson('imenice')]
  const books = new Map([['knjiga', [inBook('imenice'), inBook('postotci')]]])
  const { table } = summarise(lessons, books)
  const [head = [], , first = [], second = [], sum = [], share = []] = cellsOf(table)
  expect([first[0], second[0], sum[0]]).toEqual(['imenice', 'postotci', 'all (2)'])
  for (const column of head.keys())
    if (column > 0)
      expect(Number(sum[column]), head[column]).toBe(Number(first[column]) + Number(second[column]))
  const at = (name: string) => head.indexOf(name)
  const changing = (Number(sum[at('with changing numbers')]) / Number(sum[at('questions')])) * 100
  expect(share[at('with changing numbers')]).toBe(`${Math.round(changing)} %`)
})

test('outcomes are counted as the front matter names them', () => {
  const books = new Map([['knjiga', [inBook('zadatci-s-jednadzbama'), inBook('postotci')]]])
  const { table } = summarise([seedLesson('zadatci-s-jednadzbama'), seedLesson('postotci')], books)
  const [head = [], , first = [], second = [], sum = []] = cellsOf(table)
  const column = head.indexOf('outcomes')
  expect([first, second, sum].map((row) => row[column])).toEqual(['2', '0', '2'])
})

describe('lessons outside the bounds', () => {
  const whatOf = (change: Parameters<typeof seedLesson>[1]) =>
    summarise([seedLesson('kvadrat-i-kub-broja', change)], new Map()).outliers.map(
      ({ what }) => what,
    )
  const { lesson } = seedLesson('kvadrat-i-kub-broja')
  const times = <Item>(items: Item[], count: number) =>
    Array.from({ length: count }, (_, index) => items[index % items.length] as Item)

  test('none where all counts fit', () => {
    expect(whatOf({})).toEqual([])
    const questions = times(lesson.questions, 24)
    expect(whatOf({ questions, cards: times(lesson.cards, 10) })).toEqual([])
  })

  test('each count that does not fit', () => {
    const bare = lesson.questions.map(({ hints: _, ...question }) => question)
    expect(
      whatOf({
        script: 'Kratko.',
        questions: times(bare, 17),
        cards: times(lesson.cards, 15),
        checks: times(lesson.checks, 2),
      }),
    ).toEqual([
      '1 words (300 to 550)',
      '17 questions (18 to 24)',
      '0 with hints (at least 10)',
      '15 cards (10 to 14)',
      '2 open questions (3 to 4)',
    ])
  })
})

test('questions are counted by what they have', () => {
  const { questions } = seedLesson('postotci').lesson
  const counts = countQuestionFeatures(questions)
  expect(counts.all).toBe(questions.length)
  expect(counts.pictured).toBeLessThanOrEqual(counts.drawings + counts.pictures)
  expect(counts.ofKind('line')).toBe(
    counts.newer - counts.ofKind('gaps') - counts.ofKind('groups') - counts.ofKind('spot'),
  )
})

test('a table has a head, a line and rows', () => {
  expect(
    markdownTable([
      ['a', 'b'],
      [1, 'x'],
    ]),
  ).toBe('| a | b |\n| --- | --- |\n| 1 | x |')
})
