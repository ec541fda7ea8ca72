import { expect, test } from 'vitest'
import { renderText } from '@/lib/platform/markdown/render'

test.each([
  ['2*3*4', '2*3*4'],
  ['Koliko je 12*(3+4)*5?', 'Koliko je 12*(3+4)*5?'],
  ['2**3**4', '2**3**4'],
  ['*2* i **3**', '<em>2</em> i <strong>3</strong>'],
  ['5 *puta* 6', '5 <em>puta</em> 6'],
  ['(*a*) i 3 *b*', '(<em>a</em>) i'],
  [')_1._ ili 2 __3__', ')<em>1.</em> ili 2 <strong>3</strong>'],
])('%s is shown as %s', (markdown, html) => {
  expect(renderText(markdown)).toContain(html)
})
