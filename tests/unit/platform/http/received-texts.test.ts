import { expect, test } from 'vitest'
import { growsTooMuchNormalised } from '@/lib/platform/http/validate-input'

test.each([
  'Čvorci žive u šumi, đaci uče; ½ + ¾ = 1¼ …',
  '각'.repeat(200),
  'ﬃ',
  'Blagoslov Božji bio s njim (ﷺ) i s njegovom obitelji',
  `a${'\u0301\u0316'.repeat(15)}`,
])('„%s” stays within its limit', (text) => {
  expect(growsTooMuchNormalised(text)).toBe(false)
})

test.each(['ﷺ', 'ﷻ'.repeat(3), '㎯', `a${'\u0301\u0316'.repeat(15)}\u0301`])(
  '„%s” exceeds its limit when normalised',
  (text) => {
    expect(growsTooMuchNormalised(text)).toBe(true)
  },
)
