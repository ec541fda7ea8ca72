import { expect, test } from 'vitest'
import { withFormulaNames } from '@/lib/platform/markdown/named-formulas'
import { renderText } from '@/lib/platform/markdown/render'

const hiddenIn = (markdown: string) =>
  [...withFormulaNames(renderText(markdown)).matchAll(/<span class="sr-only">(.*?)<\/span>/g)].map(
    ([, words]) => words,
  )

test.each([
  [String.raw`$\frac{1}{2}$`, ['jedna polovina']],
  ['$a$, $b$', ['a', 'b']],
  ['**$-4$**', ['minus 4']],
  // A long formula, which may be divided between lines.
  [String.raw`$1234567 + 1234567 = 2469134$`, ['1234567 plus 1234567 jednako 2469134']],
])('%s is named by its words %j', (markdown, words) => expect(hiddenIn(markdown)).toEqual(words))

test.each(['pola', '$a$ i $b$', '3 $x$', '![Trokut](/slike/trokut) $a$'])(
  '%s keeps its own name',
  (markdown) => expect(hiddenIn(markdown)).toEqual([]),
)

test('what is drawn stays first, and the words can hold no markup', () => {
  const named = withFormulaNames(renderText('$4$'))
  expect(named).toMatch(/^<span class="katex" data-spoken="4"><math .*<\/math><span class="sr-/)
  const forged = '<span class="katex" data-spoken="<img src=x>"><math></math></span>'
  expect(withFormulaNames(forged)).toContain('<span class="sr-only">&lt;img src=x></span>')
})
