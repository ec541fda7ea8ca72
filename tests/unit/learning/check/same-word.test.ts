import { expect, test } from 'vitest'
import { isSameWord } from '@/lib/learning/check/same-word'

test.each([
  ['ispari', 'isparava'],
  ['isparavanje', 'isparava'],
  ['zemlju', 'zemlja'],
  ['lde', 'led', false],
  ['ledu', 'led'],
  ['vodo', 'voda'],
  ['vjetar', 'voda', false],
  // Typos in longer words, including at the end.
  ['isprava', 'isparava'],
  ['temperautra', 'temperatura'],
  ['magentom', 'magnet'],
  ['gustocaa', 'gustoca'],
  ['ispod', 'isparava', false],
  ['180', '18', false],
  ['18', '18'],
])('„%s” is a form of „%s”: %s', (typed, listed, isSame = true) => {
  expect(isSameWord(typed, listed)).toBe(isSame)
})
