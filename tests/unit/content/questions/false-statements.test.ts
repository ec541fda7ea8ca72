import { expect, test } from 'vitest'
import { falseStatements } from '@/lib/content/questions/calculation/false-statements'

test.each([
  ['Tako je: $2 + 3 = 5$.'],
  ['$9 + 1 = 10$ i $10 + 2 = 12$'],
  ['$\\frac{3}{4} = 0{,}75 = 75\\,\\%$'],
  ['$2\\frac12 = 2{,}5$'],
  ['$0{,}25 \\cdot {80} = {20}$'],
  ['$10\\,000 : 100 = 100$'],
  ['${18.000} : 9 = 2000$'],
  ['${18\\,000} : 9 = {2000}$'],
  ['$4(3 + 2) = 20$'],
  ['$(-3) + {-4} = -7$'],
  ['$3^2 + 4^2 = 5^2$'],
  ['$\\sqrt{50} < 8$'],
  ['$90^\\circ - 30^\\circ = 60^\\circ$'],
  ['$3 \\text{ cm} \\cdot 4 \\text{ cm} = 12 \\text{ cm}^2$'],
  ['$1\\text{ m} = 100\\text{ cm}$'],
  // Not a statement about numbers alone.
  ['$x = 3$'],
  ['$a + b = 3$'],
  ['$101_2 = 5$'],
  ['$7 + \\square = 15$'],
  ['$10 : 3 \\approx 3{,}33$'],
  // A division with remainder.
  ['$17 : 5 = 3$ (ost. 2)'],
  ['$17 : 5 = 3$ i ostatak 2'],
  ['$17 : 5 = 3 \\text{ ostatak } 2$'],
  ['Bez formule 2 + 2 = 5.'],
  ['$2 + = 5$ i $\\frac{1} = 2$ i $( = 3$'],
])('%s states nothing false', (text) => {
  expect(falseStatements(text)).toEqual([])
})

test.each([
  ['Tako je: $2 + 3 = 6$.', '2 + 3 = 6'],
  ['$2 + 2 = 4 = 5$', '4 = 5'],
  ['$$\\frac{3}{4} = 0{,}7$$', '\\frac{3}{4} = 0{,}7'],
  ['$12 < 9$', '12 < 9'],
  ['$12 \\le 9$', '12 \\le 9'],
  ['$5 \\ne 5$', '5 \\ne 5'],
  ['$\\sqrt{16} = 5$', '\\sqrt{16} = 5'],
  [
    '$2{,}5\\text{ cm} + 1\\text{ cm} = 4\\text{ cm}$',
    '2{,}5\\text{ cm} + 1\\text{ cm} = 4\\text{ cm}',
  ],
  ['$10 : 3 = 3{,}33$', '10 : 3 = 3{,}33'],
])('%s states %s', (text, statement) => {
  expect(falseStatements(text)).toEqual([statement])
})
