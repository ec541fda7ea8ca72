import { expect, test } from 'vitest'
import { plainLine, shortened } from '@/lib/platform/markdown/plain-line'

test.each([
  ['Koji su brojevi **parni**?', 'Koji su brojevi parni?'],
  ['Koliko je $3 + 4$?', 'Koliko je 3 + 4?'],
  ['prvi\n\ndrugi', 'prvi drugi'],
  ['[poveznica](/5-razred) i ![slika](a.svg)', 'poveznica i slika'],
  ['2 * 3 * 4 i a_b', '2 * 3 * 4 i a_b'],
  ['<b>ostaje</b>', '<b>ostaje</b>'],
])('„%s” is „%s” as a plain line', (markdown, line) => {
  expect(plainLine(markdown)).toBe(line)
})

test.each([
  ['kratko', 6, 'kratko'],
  ['malo duže', 8, 'malo…'],
  ['beskrajnadugariječ', 8, 'beskraj…'],
  // A surrogate pair is never split.
  ['abc😀😀', 5, 'abc…'],
])('„%s” in %i characters is „%s”', (text, length, short) => {
  expect(shortened(text, length)).toBe(short)
  expect(short.length).toBeLessThanOrEqual(length)
})
