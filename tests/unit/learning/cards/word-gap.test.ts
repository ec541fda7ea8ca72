import { expect, test } from 'vitest'
import { wordGap } from '@/lib/learning/cards/word-gap'

test.each([
  ['kisa', 'kiša', 'ki', 'a'],
  ['rjeka', 'rijeka', 'r', 'ka'],
  ['rijecnik', 'rječnik', 'r', 'nik'],
  ['cesce', 'češće', '', 'e'],
  ['tekučica', 'tekućica', 'teku', 'ica'],
  ['kišša', 'kiša', 'ki', ''],
  ['uspjesan', 'uspješan', 'usp', 'an'],
])('„%s” is asked for as „%s” with a gap', (typed, correct, before, after) => {
  expect(wordGap(typed, correct)).toEqual({ before, after })
})
