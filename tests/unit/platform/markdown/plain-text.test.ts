import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { texToPlainText } from '@/lib/platform/markdown/tex-to-plain-text'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'

describe('a text that can be read aloud', () => {
  test.each([
    ['Koliko je **25 %** od _80_?', 'Koliko je 25 % od 80?'],
    ['Koliko je $\\frac{3}{4}$ od $8$?', 'Koliko je 3/4 od 8?'],
    ['Prvi red\ndrugi red', 'Prvi red drugi red'],
    ['Vidi [ovo](https://iskra.example).', 'Vidi ovo.'],
    ['Što znači `print`?', 'Što znači print?'],
    ['- jedan\n- dva', 'jedan; dva'],
    ['1. jedan\n2. dva', '1. jedan; 2. dva'],
    ['9. studenoga 1989.', '9. studenoga 1989.'],
    ['45. paralela', '45. paralela'],
  ])('%j is „%s”', (markdown, text) => {
    expect(toLosslessPlainText(markdown)).toBe(text)
  })

  test.each([
    ['an image', 'Što je ![trokut](trokut.svg)?'],
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |'],
    ['lines of code', '```python\nprint(1)\n```'],
    ['a gap', 'I ___ ten years old.'],
    ['a formula with a blank', 'Koji broj? $\\square + 1 = 2$'],
  ])('%s can’t', (_, markdown) => {
    expect(toLosslessPlainText(markdown)).toBeNull()
  })
})

describe('a formula in a line', () => {
  test.each([
    ['\\frac{a + b}{2}', '(a + b)/2'],
    ['2\\frac{1}{3}', '2 1/3'],
    ['\\frac{1}{2}\\frac{1}{3}', '1/2 1/3'],
    ['x\\frac{1}{3}', 'x1/3'],
    ['x^2 + y^{10}', 'x² + y¹⁰'],
    ['\\mathrm{H_2O}', 'H₂O'],
    ['\\sqrt{16}', '√16'],
    ['\\sqrt{a + b}', '√(a + b)'],
    ['6 \\cdot 7', '6 · 7'],
    ['90^\\circ', '90°'],
    ['25\\,\\%', '25 %'],
    ['\\overline{AB}', 'AB'],
    ['\\left( 2 \\right)', '( 2 )'],
  ])('%s is %s', (tex, text) => {
    expect(texToPlainText(tex)).toBe(text)
  })

  test.each([
    '\\begin{matrix} 1 \\end{matrix}',
    '2^{x^2}',
    '\\sqrt[3]{8}',
    '\\frac{1',
    '\\frac}x',
    'a}b',
    '^',
  ])('%s has no plain form', (tex) => {
    expect(texToPlainText(tex)).toBeNull()
  })

  test('reading arbitrary formulas ends, and leaves no command in the text', () => {
    const token = fc.constantFrom(
      '\\frac',
      '\\sqrt',
      '\\cdot',
      '{',
      '}',
      '^',
      '_',
      'x',
      '2',
      ' ',
      '\\,',
    )
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
        expect(texToPlainText(tokens.join('')) ?? '').not.toMatch(/\\|\{|\}/)
      }),
    )
  })
})
