import { expect, test } from 'vitest'
import { operationsIn } from '@/lib/asking/search/ask/operations'

test.each([
  ['8+7', 'zbrajanje'],
  ['12 - 4 koliko je', 'oduzimanje'],
  ['6x5', 'množenje'],
  ['4·4·4', 'množenje'],
  ['17:5', 'dijeljenje'],
])('„%s” searches for %s', (query, word) => {
  expect(operationsIn(query).map(({ surface }) => surface)).toEqual([word])
})

test.each(['množenje s 5', 'a-b', '5. razred', 'x2', ''])('„%s” is not a calculation', (query) => {
  expect(operationsIn(query)).toEqual([])
})
