import { expect, test } from 'vitest'
import { formatEuro, parseEuro, formatEuroForInput } from '@/lib/platform/hr/euro'

test.each([
  ['12,90', 1290],
  ['12,9', 1290],
  [' 12 ', 1200],
  ['0,05', 5],
  ['1.200,50', 120_050],
  ['12,90 €', 1290],
  ['', null],
  ['12.90', null],
  ['12,905', null],
  ['-5', null],
  ['1,2,3', null],
  ['pet', null],
])('„%s” is %s cents', (text, cents) => {
  expect(parseEuro(text)).toBe(cents)
})

test.each([
  [1290, '12,90'],
  [5, '0,05'],
  [120_000, '1200,00'],
  [1_200_000, '12.000,00'],
])('%i cents are written „%s” and read back', (cents, text) => {
  expect(formatEuroForInput(cents)).toBe(text)
  expect(formatEuro(cents).replace(/\s/, ' ')).toBe(`${text} €`)
  expect(parseEuro(formatEuro(cents))).toBe(cents)
})
