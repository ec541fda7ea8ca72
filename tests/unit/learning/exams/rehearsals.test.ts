import { describe, expect, test } from 'vitest'
import { mixedTestSize } from '@/lib/learning/exams/mixed-size'
import { rehearsalsOf } from '@/lib/learning/exams/rehearsals'

const lessonsOf = (...counts: number[]) => counts.map((questionCount) => ({ questionCount }))
const unit = (name: string, ...counts: number[]) => ({ name, lessons: lessonsOf(...counts) })
const full = (count: number) =>
  Array.from({ length: count }, (_, index) => unit(String(index + 1), 8, 8, 8))

describe('the size of a mixed test', () => {
  test.each([
    [[8, 8], 0],
    [[8, 8, 0], 0],
    [[1, 1, 1], 3],
    [[3, 3, 3], 9],
    [[3, 3, 4], 10],
    [[0, 20, 20, 20], 10],
  ])('over lessons of %j questions is %i', (counts, size) => {
    expect(mixedTestSize(lessonsOf(...counts))).toBe(size)
  })
})

describe('the rehearsals of a textbook', () => {
  test.each([
    [3, ['1', '2', '3']],
    [4, ['1', '2', '3,4']],
    [5, ['1', '2,3', '4,5']],
    [8, ['1,2', '3,4,5', '6,7,8']],
    [9, ['1,2,3', '4,5,6', '7,8,9']],
  ])('of %i units are each over about a third of them, in order', (count, expected) => {
    const found = rehearsalsOf(full(count))
    expect(found.map(({ part }) => part)).toEqual([1, 2, 3])
    expect(found.map(({ units }) => units.map(({ name }) => name).join())).toEqual(expected)
    expect(found.every(({ questionCount }) => questionCount === 10)).toBe(true)
  })

  test('leave out units without a mixed test', () => {
    const [a, b, c] = full(3)
    const units = [a, unit('kratka', 8, 8), b, unit('prazna'), c].flatMap((one) => one ?? [])
    expect(rehearsalsOf(units).map((one) => one.units.map(({ name }) => name))).toEqual([
      ['1'],
      ['2'],
      ['3'],
    ])
  })

  test.each([0, 1, 2])('are none for %i such units', (count) => {
    expect(rehearsalsOf([...full(count), unit('kratka', 8, 8)])).toEqual([])
  })
})
