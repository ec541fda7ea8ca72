import { describe, expect, test } from 'vitest'
import { sources } from './sources'

const MAX_LINES = 300
const code = sources.filter(({ file }) => /\.(tsx?|mjs|cjs)$/.test(file))

/** Places of a pattern as `file:line`, so that a failing test says where to look. */
const placesOf = (pattern: RegExp, among = code) =>
  among.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  )

describe('every source file', () => {
  test(`has at most ${MAX_LINES} lines`, () => {
    const long = code.filter(({ text }) => text.split('\n').length > MAX_LINES + 1)
    expect(long.map(({ file }) => file)).toEqual([])
  })

  test('has a name in kebab-case', () => {
    const names = code.map(({ file }) => file.split('/').at(-1) ?? '')
    const other = names.filter((name) => !/^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(name))
    expect(other).toEqual([])
  })

  test('does without the type any', () => {
    expect(placesOf(/(?::|<|\bas|\|)\s*any\b(?!['\w])/)).toEqual([])
  })

  test('gives a reason for every exception from a rule', () => {
    expect(placesOf(/@ts-(?:ignore|nocheck)/)).toEqual(placesOf(/'@ts-(?:ignore|nocheck)/))
    const silenced = placesOf(/eslint-disable|@ts-expect-error|prettier-ignore/)
    const reasoned = placesOf(
      /eslint-disable[\w-]* [\w@/,\s-]+ -- \S|@ts-expect-error \S|prettier-ignore -- \S/,
    )
    const own = (place: string) => place.startsWith('tests/architecture/sources.test.ts')
    expect(silenced.filter((place) => !own(place))).toEqual(reasoned.filter((place) => !own(place)))
  })

  test('leaves nothing to do later', () => {
    const marks = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX:'].join('|'))
    expect(placesOf(marks)).toEqual([])
  })

  test('is closed: no test is skipped or runs alone', () => {
    expect(placesOf(/\b(?:test|it|describe)\.(?:only|skip|todo|fails)\b/)).toEqual([])
  })
})

describe('the database', () => {
  const outside = code.filter(({ file }) => /^(?:app|components|stores)\//.test(file))

  test('is out of reach of pages, components and stores', () => {
    expect(outside.length).toBeGreaterThan(50)
    expect(placesOf(/['"](?:@\/|(?:\.\.\/)+)lib\/db\b/, outside)).toEqual([])
    expect(placesOf(/from '(?:drizzle-orm|pg)\b/, outside)).toEqual([])
  })

  test('is asked only by files of the server', () => {
    const asking = code.filter(
      ({ file, text }) =>
        file.startsWith('lib/') &&
        /from 'drizzle-orm/.test(text) &&
        !/^lib\/(?:db|cli)\//.test(file),
    )
    expect(asking.length).toBeGreaterThan(5)
    const open = asking.filter(({ text }) => !text.includes("import 'server-only'"))
    expect(open.map(({ file }) => file)).toEqual([])
  })
})

test('a component for the browser imports no query, command or endpoint', () => {
  const browser = code.filter(({ text }) => /^'use client'/.test(text))
  expect(browser.length).toBeGreaterThan(5)
  const server = /from '@\/lib\/[\w/-]*(?:queries|commands|tables|endpoint|cached)'/
  expect(placesOf(server, browser)).toEqual([])
})
