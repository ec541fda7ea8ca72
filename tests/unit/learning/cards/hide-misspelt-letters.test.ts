import { expect, test } from 'vitest'
import { hideMisspeltLetters } from '@/lib/learning/cards/hide-misspelt-letters'

test.each([
  ['kisa', 'kiša', 'ki', 'a'],
  ['rjeka', 'rijeka', 'r', 'ka'],
  ['rijecnik', 'rječnik', 'r', 'nik'],
  ['cesce', 'češće', '', 'e'],
  ['tekučica', 'tekućica', 'teku', 'ica'],
  ['kišša', 'kiša', 'ki', ''],
  ['uspjesan', 'uspješan', 'usp', 'an'],
  // The part of the word with ije or je is not wrong.
  ['cvijetova', 'cvijetovi', 'cvijetov', ''],
  ['pbjeda', 'pobjeda', 'p', 'bjeda'],
  ['njesec', 'mjesec', '', 'sec'],
  ['kišaa', 'kiša', 'kiš', ''],
  ['kiš', 'kiša', 'kiš', ''],
])('„%s” is asked for as „%s” with a gap', (typed, correct, before, after) => {
  expect(hideMisspeltLetters(typed, correct)).toEqual({ before, after })
})
