import { describe, expect, test } from 'vitest'
import { knownWords } from '@/lib/learning/check/known-words'
import { corrected, findSlips } from '@/lib/learning/check/spelling'
import { lessons } from '../../content/seed/tree'

const MODEL =
  'Sunce zagrijava vodu, pa ona isparava i kao vodena para odlazi u zrak. U gradu Zagrebu često ' +
  'pada kiša, a rijeka Sava otječe među kućama. Što je djelitelj? Stranica je $\\frac{a}{b}$ svjetla.'
const known = knownWords([MODEL])
const slips = (text: string) =>
  findSlips(text, known).map(({ typed, correct }) => `${typed} → ${correct}`)

describe('a slip', () => {
  test.each([
    ['kisa', 'kisa → kiša'],
    ['KIŠA pada cešto', 'cešto → često'],
    ['otjece', 'otjece → otječe'],
    ['medju kucama', 'medju → među', 'kucama → kućama'],
    ['rjeka', 'rjeka → rijeka'],
    ['otiječe', 'otiječe → otječe'],
    ['isparrava', 'isparrava → isparava'],
    ['zagrjava', 'zagrjava → zagrijava'],
    ['djeljitelj', 'djeljitelj → djelitelj'],
    ['kisa i kisa', 'kisa → kiša'],
  ])('of „%s” is found', (text, ...found) => {
    expect(slips(text)).toEqual(found)
  })

  test('keeps the capital of a name, not that of a sentence', () => {
    expect(knownWords(['Kiša pada u Zagrebu.']).shown).toEqual(
      new Map([
        ['kiša', 'kiša'],
        ['pada', 'pada'],
        ['u', 'u'],
        ['zagrebu', 'Zagrebu'],
      ]),
    )
  })

  test('is shown once and at most ten are shown', () => {
    const words = Array.from({ length: 12 }, (_, index) => `žaba${'x'.repeat(index)}`)
    const found = findSlips(words.join(' ').replaceAll('ž', 'z'), knownWords([words.join(' ')]))
    expect(found).toHaveLength(10)
  })
})

describe('no slip', () => {
  test.each([
    'Sunce zagrijava vodu.',
    'sava, zagrebu, ŠTO',
    // Words of their own.
    'cesto vodi pored stola: sto, medu, svijetla, nas',
    // Other words and forms than the lesson's: nothing is known of them.
    'isparavanja prolazi stanica zagrijavati nepoznato rak',
    // Too short, or no words.
    'ce a/b 12 $kisa$ `kisa`',
    '',
  ])('is in „%s”', (text) => {
    expect(slips(text)).toEqual([])
  })

  test('is in any model answer of the content, seen with its own lesson', () => {
    for (const { checks, script } of lessons) {
      const words = knownWords([script])
      for (const { modelAnswer, prompt } of checks) {
        // Words that the script itself doesn't use, so that the guards are what is tested.
        expect(findSlips(modelAnswer, words), prompt).toEqual([])
      }
    }
  })
})

test('an answer put right is the answer with its slips replaced, whole words only', () => {
  const text = 'Kisa i kisama: RJEKA.'
  const found = findSlips(text, known)
  expect(corrected(text, found)).toBe('kiša i kisama: rijeka.')
})
