import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stem } from '@/lib/hr/stem'

test.each([
  ['pitagor', ['pitagora', 'pitagore', 'pitagorin', 'pitagorom']],
  ['razlom', ['razlomak', 'razlomci', 'razlomaka', 'razlomke']],
  ['biljk', ['biljkama']],
  ['hrvat', ['hrvatski', 'hrvatska', 'hrvatskoga']],
])('„%s” is what its forms share', (expected, forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => expected))
})

test.each(['voda', 'sila', 'put', '5', ''])('„%s” is too short to lose an ending', (word) => {
  expect(stem(word)).toBe(word)
})

test('a stem is a beginning of its word', () => {
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect(word.startsWith(stem(word))).toBe(true)
    }),
  )
})
