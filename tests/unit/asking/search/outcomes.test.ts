import { expect, test } from 'vitest'
import { outcomeKeys, outcomesIn } from '@/lib/asking/search/outcomes'

test('an outcome is found by its code with and without its subject', () => {
  expect([...outcomeKeys(['MAT OŠ A.5.3', 'PRI OŠ A.5.3'])]).toEqual([
    '=mat-a.5.3',
    '=a.5.3',
    '=pri-a.5.3',
  ])
})

test.each([
  ['A.5.3', ['=a.5.3']],
  ['mat oš a.5.3', ['=mat-a.5.3']],
  ['MAT OS A. 5. 3', ['=mat-a.5.3']],
  ['OŠ A.5.3', ['=a.5.3']],
  ['razlomci A.5.3.', ['=a.5.3']],
  ['A.5.3, B.5.1', ['=a.5.3', '=b.5.1']],
  ['A.5', []],
  ['A.5.33', []],
  ['A.5.3.1', []],
  ['ja.5.3', []],
  ['F.5.3', []],
])('„%s” names %j', (query, keys) => {
  expect(outcomesIn(query).map(({ word }) => word)).toEqual(keys)
})
