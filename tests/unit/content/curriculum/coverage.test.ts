import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverageWords, lessonCountOf, wholeYearSubjects } from '@/lib/content/curriculum/coverage'

const of = (...counts: [name: string, lessons: number][]) =>
  counts.map(([name, lessons]) => ({ name, lessons }))

test.each([
  [of(['Matematika', 2], ['Geografija', 4]), '6 lekcija (Matematika 2, Geografija 4)'],
  [of(['Matematika', 1]), '1 lekcija (Matematika 1)'],
  [of(['Matematika', 1], ['Kemija', 1]), '2 lekcije (Matematika 1, Kemija 1)'],
  [of(['Matematika', 21]), '21 lekcija (Matematika 21)'],
  [of(['Matematika', 12], ['Fizika', 0]), '12 lekcija (Matematika 12)'],
  [of(['Matematika', 1_000], ['Fizika', 22]), '1022 lekcije (Matematika 1000, Fizika 22)'],
  [of(['Fizika', 0]), 'još nema lekcija'],
  [[], 'još nema lekcija'],
])('%j is worded as %j', (subjects, words) => {
  expect(coverageWords(subjects).replaceAll('\u00a0', ' ')).toBe(words)
})

test('a number stays on the line of its subject', () => {
  expect(coverageWords(of(['Matematika', 2]))).toBe('2 lekcije (Matematika\u00a02)')
})

test('counts lessons of all subjects', () => {
  expect(lessonCountOf(of(['Matematika', 2], ['Kemija', 3]))).toBe(5)
  expect(lessonCountOf([])).toBe(0)
})

test('names the subjects that cover a whole school year', () => {
  const grade = { _id: 'id', name: '5. razred', slug: '5-razred' }
  expect(
    wholeYearSubjects([{ ...grade, subjects: of(['Matematika', 63], ['Povijest', 49]) }]),
  ).toEqual(['Matematika (5. razred)'])
})

test.each([
  'lib/site/dynamic-content/faq/first-entries.md',
  'lib/site/dynamic-content/pages/texts/o-nama.md',
])('%s doesn’t claim a complete curriculum', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(
    /prate gradivo|(?<!ne pokrivaju )cijelo gradivo|sve gradivo|svih osam razreda/i,
  )
})
