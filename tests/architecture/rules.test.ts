import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesIn, sources, textOf } from './sources'
import { RULE_VALUES } from './rule-values'

const DOCUMENT = 'docs/rules.md'

type Rule = { number: string; group: string; value: string; where: string }

/** The rows of the tables, each with the number of the heading above it. */
function readRules(): Rule[] {
  let group = ''
  return textOf(DOCUMENT)
    .split('\n')
    .flatMap((line) => {
      group = /^### (\d+) /.exec(line)?.[1] ?? group
      const [, number, , value = '', where = ''] =
        /^\| (\d+\.\d+) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? []
      return number ? [{ number, group, value, where }] : []
    })
}

const rules = readRules()
const numbers = new Set(rules.map(({ number }) => number))

/** `800; 1,200 ms` as 800 and 1200; a dash alone is none. */
const numbersIn = (value: string): number[] =>
  [...value.matchAll(/-?\d[\d,]*(?:\.\d+)?/g)].map(([text]) => Number(text.replaceAll(',', '')))

describe('the rules', () => {
  test('have a number each, below the heading of its group', () => {
    expect(rules.length).toBeGreaterThan(200)
    expect(numbers.size).toBe(rules.length)
    expect(rules.filter(({ number, group }) => number.split('.')[0] !== group)).toEqual([])
  })

  test('name files and folders that exist', () => {
    const named = rules.flatMap(({ number, where }) =>
      [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => ({ number, file })),
    )
    expect(named.length).toBeGreaterThanOrEqual(rules.length)
    expect(named.filter(({ file }) => !existsSync(file))).toEqual([])
  })

  test('with numbers are compared with the code, all of them', () => {
    const withNumbers = rules.filter(({ value }) => numbersIn(value).length > 0)
    expect(withNumbers.map(({ number }) => number)).toEqual(Object.keys(RULE_VALUES))
  })

  test.each(Object.entries(RULE_VALUES))('%s has the numbers of the code', (number, inCode) => {
    const rule = rules.find((one) => one.number === number)
    expect(numbersIn(rule?.value ?? '')).toEqual(inCode)
  })
})

/** Other files in which a rule may be cited, and this one, which names what is no longer cited. */
const OWN = 'tests/architecture/rules.test.ts'
const written = [
  ...sources.filter(({ file }) => file !== OWN),
  ...[
    ...['app', 'components', 'lib', 'public'].flatMap((folder) =>
      filesIn(folder, '.css', '.js', '.sql'),
    ),
    ...filesIn('deploy', ''),
    ...filesIn('docs', '.md').filter((file) => !file.startsWith('docs/decisions/')),
    'README.md',
  ].map((file) => ({ file, text: textOf(file) })),
]

/** A comment as one line. */
const unwrapped = (text: string): string => text.replace(/\n\s*(?:\*|\/\/|#|--)?\s*/g, ' ')

const CITATION = /\brules? (\d+\.\d+(?:(?:, and|,| and| to) \d+\.\d+)*)(?!\.?\d)/gi

const citedIn = (text: string): string[] =>
  [...unwrapped(text).matchAll(CITATION)].flatMap(([, list = '']) => list.match(/\d+\.\d+/g) ?? [])

test('citations are found in a list, and across lines', () => {
  expect(citedIn('/** Rules 1.2, 3.4 and 5.61.\n * See (rule\n * 7.8). */')).toEqual([
    '1.2',
    '3.4',
    '5.61',
    '7.8',
  ])
})

test('every rule that is cited exists', () => {
  const unknown = written.flatMap(({ file, text }) =>
    citedIn(text)
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: rule ${number}`),
  )
  expect(unknown).toEqual([])
})

test('nothing cites a document that is not in the repository', () => {
  const citing = written.filter(({ text }) =>
    /\bspecification\b|\bdesign, section\b|\(section \d|\bissue: \w+\)/i.test(unwrapped(text)),
  )
  expect(citing.map(({ file }) => file)).toEqual([])
})
