import { expect, test } from 'vitest'
import { formulaFault } from '@/lib/markdown/formula-fault'

test.each([
  ['\\nema', 'naredba \\nema ne postoji'],
  ['\\frac{1', 'na kraju nedostaje }'],
  ['x}', 'znak } ovdje nije dopušten'],
  ['x^2^3', 'dvije su potencije zaredom; dodaj vitice'],
  ['x_1_2', 'dva su indeksa zaredom; dodaj vitice'],
  ['x^', 'iza znaka ^ nešto nedostaje'],
  ['\\begin{nema}x\\end{nema}', 'okruženje nema ne postoji'],
  ['\\left x', 'ne može se pročitati od „x”'],
])('$%s$ is refused in Croatian', (tex, reason) => {
  expect(formulaFault(tex)).toBe(`Formula $${tex}$ nije ispravna: ${reason}.`)
})

test('a right formula has no fault', () => {
  expect(formulaFault('\\frac{1}{2} + x^{2}')).toBeNull()
})
