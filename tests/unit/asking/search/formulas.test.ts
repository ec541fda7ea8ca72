import { describe, expect, test } from 'vitest'
import { formulaKeys, typedFormulas } from '@/lib/asking/search/formulas'

/** The search keys of a typed formula, from the whole to its terms. */
const typed = (query: string) => typedFormulas(query).flatMap(({ levels }) => levels.flat())

describe('a formula of a text has a key of the typed formula', () => {
  test.each([
    ['$c^2 = a^2 + b^2$', 'c2=a2+b2'],
    ['$c^2 = a^2 + b^2$', 'a² + b² = c²'],
    ['$a^2 + b^2$', 'b2+a2'],
    ['$U = R \\cdot I$', 'U=R*I'],
    ['$U = R \\cdot I$', 'u = i*r'],
    ['$\\rho = \\frac{m}{V}$', 'ro=m/V'],
    // One equation, solved for another quantity.
    ['$I = \\frac{U}{R}$', 'U=I*R'],
    ['$I = \\frac{U}{R}$', 'U = I · R'],
    ['$I = \\frac{U}{R}$', 'R=U/I'],
    ['$\\rho = \\frac{m}{V}$', 'm = ro * V'],
    ['$\\rho = \\frac{m}{V}$', 'V=m/ro'],
    ['$y = \\frac{p}{100} \\cdot x$', 'y=p*x/100'],
    ['$y = \\frac{p}{100} \\cdot x$', 'p=100*y/x'],
    ['$x = y : \\frac{p}{100}$', 'y=p*x/100'],
    ['$\\lambda = \\frac{c}{a \\cdot b}$', 'c=a*b*lambda'],
    ['$V = \\frac{1}{3} \\cdot B \\cdot v$', 'V=B*v/3'],
    ['$v = s / (t_1 \\cdot t_2)$', 's=v*t1*t2'],
    ['$x - 3 = \\frac{8}{2}$', 'x-3=8/2'],
    ['$P = \\frac{a \\cdot v_a}{2}$', 'a*va/2'],
    ['$o = 2 \\cdot a + 2 \\cdot b$', '2a+2b'],
    ['$\\mathrm{H_2SO_4}$', 'H2SO4'],
    ['H₂O', 'h2o'],
    ['$\\mathrm{HCl + NaOH} \\rightarrow \\mathrm{NaCl + H_2O}$', 'HCl + NaOH'],
  ])('%s is found by %s', (text, query) => {
    const keys = formulaKeys(text)
    expect(typed(query)[0]).toBeDefined()
    expect(keys).toContain(typed(query)[0])
  })
})

test.each([
  ['a square is no double', '$a^2 + b^2$', '2a+2b'],
  ['another formula', '$U = R \\cdot I$', 'v=s/t'],
  ['an equation solved wrongly', '$I = \\frac{U}{R}$', 'R=U*I'],
  ['a fraction before a factor', '$y = \\frac{p}{100} \\cdot x$', 'p=100*x*y'],
  ['a difference', '$x - 3 = \\frac{8}{2}$', '2x-3=8'],
  ['a difference in brackets', '$\\frac{x - 3}{2} = 4$', '24=x-3'],
  ['numbers side by side', '$x : 4 = 5$', 'x=45'],
])('%s', (_, text, query) => {
  const keys = formulaKeys(text)
  expect(typed(query).some((key) => keys.has(key))).toBe(false)
})

test.each(['kako se računa opseg', '12-4', '8 + 5', '5. razred', ''])('no key: „%s”', (query) => {
  expect(typed(query)).toEqual([])
})

test.each(["a'b=c2", '\\\\=x2', '$\\frac{{}{$', 'x2='.repeat(80)])(
  'no key of „%s” can break out of its quotes',
  (text) => {
    for (const key of [...formulaKeys(text), ...typed(text)]) expect(key).not.toMatch(/['\\]/)
  },
)
