import { describe, expect, test } from 'vitest'
import { loadSpelling, UnknownModel } from '@/lib/platform/hr/lexicon/spelling'

const spelling = await loadSpelling([
  { word: 'polupravac', like: 'pravac' },
  { word: 'dag', like: null },
])

describe('a word is spelled letter for letter', () => {
  test.each([
    'često',
    'ČESTO',
    'djelitelja',
    'najvećega',
    'zadaćom',
    'Zagrebu',
    'ljudi',
    'podijeljenih',
  ])('%s is', (word) => {
    expect(spelling.isSpelled(word)).toBe(true)
  })

  test.each(['skolski', 'školśki', 'djeljteljem', 'najnajveći', 'rjeka', 'podjeljenih', 'hoce'])(
    '%s is not',
    (word) => {
      expect(spelling.isSpelled(word)).toBe(false)
    },
  )
})

test('other accents are told from an unknown word', () => {
  expect(spelling.isSpelledWithOtherAccents('Skola')).toBe(true)
  expect(spelling.isSpelledWithOtherAccents('Djećak')).toBe(true)
  expect(spelling.isSpelledWithOtherAccents('Škola')).toBe(false)
  expect(spelling.isSpelledWithOtherAccents('Xyzq')).toBe(false)
})

test('added words have the forms of their model, or only their own', () => {
  for (const form of ['polupravac', 'polupravca', 'polupravcima', 'dag'])
    expect(spelling.isSpelled(form), form).toBe(true)
  for (const form of ['polupravač', 'polupravaca1', 'daga'])
    expect(spelling.isSpelled(form), form).toBe(false)
  expect([...spelling.rootsOf('Polupravcem')]).toEqual(['polupravac'])
})

test('an unknown model is refused', async () => {
  await expect(loadSpelling([{ word: 'sukut', like: 'xyzq' }])).rejects.toThrow(UnknownModel)
})
