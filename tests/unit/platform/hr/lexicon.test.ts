import { beforeAll, describe, expect, test } from 'vitest'
import { fold } from '@/lib/platform/hr/fold'
import { loadLexicon, loadKeysOf, type KeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { wordPairs } from '@/tests/fixtures/word-forms'

let keysOf: KeysOf
beforeAll(async () => {
  keysOf = await loadKeysOf()
})

const areOne = (one: string, other: string) => {
  const keys = keysOf(other)
  return keysOf(one).some((key) => keys.includes(key))
}

describe('a word is found by its other forms', () => {
  test.each([
    ['as it is written', (word: string) => word],
    ['without diacritics', fold],
    ['in capitals', (word: string) => word.toUpperCase()],
  ])('%s: at least 95 of 100', (_, typed) => {
    const missed = wordPairs().filter(([text, query]) => !areOne(text, typed(query)))
    expect(1 - missed.length / wordPairs().length, missed.join('; ')).toBeGreaterThanOrEqual(0.95)
  })

  test('unrelated words rarely share a key', () => {
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
])('„%s” and „%s” share a key', (one, other) => {
  expect(areOne(one, other)).toBe(true)
})

test.each(['', 'a', '5', '𝟝', 'x'.repeat(40), 'лист', 'e\u0301'])('„%s” has a key', (word) => {
  expect(keysOf(word).length).toBeGreaterThan(0)
})

describe('related words share a key', () => {
  test.each([
    'množiti pomnožiti umnožak množenjem umnožaka',
    'zbrajati zbrojiti zbroj zbrajanje zbrojeva',
    'dijeliti podijeliti djeljiv dijeljenje djelitelj',
    'računati izračunati izračunavati',
    'oduzimati oduzeti oduzimanje',
    'odvajati odvojiti odvajanje',
    'pretvarati pretvoriti pretvaranje pretvorba',
    'rastavljati rastaviti rastavljanje',
    'isparavati ispariti isparavanje',
    'uspoređivati usporediti',
    'stvarati stvoriti',
    'nizak niska',
    'težak teška',
    'rijedak rjeđi rijetka',
    'čest najčešći',
    'prst prstiju',
    'oko očiju',
    'tjedan tjedana',
    'bajt bajta',
    'kiseo kiselina',
  ])('%s', (words) => {
    const [first = '', ...others] = words.split(' ')
    expect(others.filter((other) => !areOne(first, other))).toEqual([])
    expect(others.filter((other) => !areOne(fold(first), fold(other)))).toEqual([])
  })

  test.each([
    ['padati', 'past'],
    ['razlika', 'različit'],
    ['početni', 'početi'],
    ['nizati', 'nizak'],
  ])('%s and %s share no key', (one, other) => {
    expect(areOne(one, other)).toBe(false)
  })
})

test('recognises forms of words in the dictionary, with and without diacritics', async () => {
  const { isWord } = await loadLexicon()
  const words = 'kiseo ograda vrta odvajanje soli rimski kosti množenjem umnozak'
  expect(words.split(' ').filter((word) => !isWord(word))).toEqual([])
  expect(['trokuut', 'pajton', 'mahvina'].filter(isWord)).toEqual([])
})
