import { describe, expect, test } from 'vitest'
import { priorKnowledgeSchema, skillsByGrade } from '@/lib/content/curriculum/prior-knowledge'

const ADDING = 'pisano zbrajanje (3. razred)'
const TABLE = 'tablica množenja (2. razred)'
const faultsOf = (skills: string[]) =>
  priorKnowledgeSchema.safeParse(skills).error?.issues.map(({ message }) => message) ?? []
const skills = (count: number) =>
  Array.from({ length: count }, (_, index) => `vještina ${index + 1} (4. razred)`)

describe('prior knowledge', () => {
  test('keeps its order, without spaces around it, and may have commas', () => {
    const sent = [` ${ADDING}`, `${TABLE} `, 'trokut, kvadrat i krug (1. razred)']
    expect(priorKnowledgeSchema.parse(sent)).toEqual(sent.map((one) => one.trim()))
  })

  test.each([
    'pisano zbrajanje',
    'pisano zbrajanje (3 razred)',
    'pisano zbrajanje (9. razred)',
    'pisano zbrajanje(3. razred)',
    'pisano zbrajanje  (3. razred)',
    '(3. razred)',
    '<b>zbrajanje</b> (3. razred)',
    'zbrajanje; oduzimanje (3. razred)',
    'zbrajanje\noduzimanje (3. razred)',
    '',
  ])('„%s” is no skill with its grade', (skill) => {
    expect(faultsOf([skill])).toEqual([
      `„${skill}” nije vještina s razredom. Piše se kao: pisano zbrajanje (3. razred).`,
    ])
  })

  test('has at most six skills of at most 120 characters, each named once', () => {
    const long = (length: number) => `${'a'.repeat(length - ' (3. razred)'.length)} (3. razred)`
    expect(faultsOf(skills(6))).toEqual([])
    expect(faultsOf(skills(7))).toEqual(['Najviše 6 predznanja.'])
    expect(faultsOf([ADDING, ADDING])).toEqual(['Isto predznanje navedeno je dvaput.'])
    expect(faultsOf([long(120)])).toEqual([])
    expect(faultsOf([long(121)])).toEqual(['Predznanje smije imati najviše 120 znakova.'])
  })
})

test('the skills of a textbook are told by grade, each once with the lessons that need it', () => {
  const lesson = (title: string, priorKnowledge: string[]) => ({
    ...{ title, slug: title, priorKnowledge },
  })
  const sum = lesson('zbroj', [ADDING])
  const product = lesson('umnožak', [TABLE, ADDING])
  expect(skillsByGrade([sum, lesson('skup', []), product])).toEqual([
    { grade: 2, skills: [{ name: 'tablica množenja', lessons: [product] }] },
    { grade: 3, skills: [{ name: 'pisano zbrajanje', lessons: [sum, product] }] },
  ])
  expect(skillsByGrade([lesson('skup', [])])).toEqual([])
})
