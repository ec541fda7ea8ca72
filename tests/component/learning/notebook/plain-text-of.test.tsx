import { expect, it } from 'vitest'
import { plainTextOfHtml } from '@/components/learning/notebook/plain-text-of'
import { withFormulaNames } from '@/lib/platform/markdown/named-formulas'
import { renderText } from '@/lib/platform/markdown/render'

it.each([
  ['<p>Prvi <b>jak</b>.</p><p>Drugi.</p>', 'Prvi jak.\n\nDrugi.'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\n\nb'],
  ['jedan<br>dva', 'jedan\ndva'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['a<script>alert(1)</script><svg><text>b</text></svg>', 'a'],
  ['a&nbsp;b\n   c', 'a b c'],
])('„%s” is noted as „%s”', (html, text) => {
  expect(plainTextOfHtml(html)).toBe(text)
})

it.each([
  ['Zbroj je $a + b$.', 'Zbroj je a + b.'],
  ['$\\frac{1}{2}$', '1/2'],
  ['$\\frac{a+b}{2}$', '(a + b)/2'],
  ['$2\\frac{1}{3} = \\frac{7}{3}$', '2 1/3 = 7/3'],
  ['$35\\,\\% = \\frac{35}{100}$', '35 % = 35/100'],
  ['$-3 + (-4) = -7$', '−3 + (−4) = −7'],
  ['$17 : 5 = 3 \\text{ i ostatak } 2$', '17 : 5 = 3 i ostatak 2'],
  ['$\\begin{array}{r|l} 10 & 2 \\\\ \\phantom{0}5 & 5 \\end{array}$', '10 2\n\n5 5'],
  ['$x^2$', 'x^2'],
  ['$\\sqrt{16}$', '√16'],
])('the formula %s is noted as „%s”', (markdown, text) => {
  expect(plainTextOfHtml(renderText(markdown))).toBe(text)
  expect(plainTextOfHtml(withFormulaNames(renderText(markdown)))).toBe(text)
})
