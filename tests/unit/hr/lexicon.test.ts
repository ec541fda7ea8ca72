import { beforeAll, describe, expect, test } from 'vitest'
import { fold } from '@/lib/hr/fold'
import { lexicon, type KeysOf } from '@/lib/hr/lexicon/lexicon'
import { wordPairs } from '@/tests/fixtures/word-forms'

let keysOf: KeysOf
beforeAll(async () => {
  keysOf = await lexicon()
})

const areOne = (one: string, other: string) => {
  const keys = keysOf(other)
  return keysOf(one).some((key) => keys.includes(key))
}

describe('a word is found by another of its forms', () => {
  test.each([
    ['as it is written', (word: string) => word],
    ['without diacritics', fold],
    ['in capitals', (word: string) => word.toUpperCase()],
  ])('%s: at least 95 of 100', (_, typed) => {
    const missed = wordPairs().filter(([text, query]) => !areOne(text, typed(query)))
    expect(1 - missed.length / wordPairs().length, missed.join('; ')).toBeGreaterThanOrEqual(0.95)
  })

  test('words that have nothing in common seldom have a key in common', () => {
    const words = [...new Set(wordPairs().map(([text]) => text))]
    const pairs = words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other]))
    const one = pairs.filter(([left = '', right = '']) => areOne(left, right))
    expect(one.length / pairs.length, one.join('; ')).toBeLessThan(0.002)
  })
})

test.each([
  ['rođendan', 'rodjendan'],
  ['najvećega', 'velik'],
  ['snijeg', 'snjeg'],
  ['Zelenko', 'zelenka'],
])('„%s” and „%s” have a key in common', (one, other) => {
  expect(areOne(one, other)).toBe(true)
})

test.each(['', 'a', '5', '𝟝', 'x'.repeat(40), 'лист', 'e\u0301'])('„%s” has a key', (word) => {
  expect(keysOf(word).length).toBeGreaterThan(0)
})
