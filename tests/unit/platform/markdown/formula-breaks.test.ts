import { expect, test } from 'vitest'
import { renderText } from '@/lib/platform/markdown/render'

/** The parts of a formula that may stand on different lines, as drawn. */
const partsOf = (markdown: string) =>
  renderText(markdown)
    .split('<wbr>')
    .map((part) =>
      part
        .replace(/<annotation[\s\S]*?<\/annotation>/g, '')
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, '')
        .replaceAll('&#x3C;', '<'),
    )

test.each([
  ['$3 + 4 = 7$', ['3+4=7']],
  [
    String.raw`$v = \sqrt{40^2 - 24^2} = \sqrt{1600 - 576} = 32$`,
    ['v=', '402−242=', '1600−576=', '32'],
  ],
  // Only a part that is long itself is divided between numbers.
  [
    '$o = 12 + 12 + 12 + 12 + 12 + 12 + 12 + 12 = 96$',
    ['o=', ...Array<string>(7).fill('12+'), '12=', '96'],
  ],
  // A negative number keeps its sign.
  ['$-12345678 < -1234567 < -123456$', ['−12345678<', '−1234567<', '−123456']],
  // A part of a fraction is not divided.
  [String.raw`$\frac{1234567 + 1234567 = 8}{123456789}$`, ['1234567+1234567=8123456789']],
])('%s has the parts %j', (markdown, parts) => expect(partsOf(markdown)).toEqual(parts))

test('a divided formula is read as one, and keeps its source', () => {
  const html = renderText(String.raw`$v = \sqrt{40^2 - 24^2} = \sqrt{1600 - 576} = 32$`)
  expect(html.match(/data-spoken=/g)).toHaveLength(1)
  expect(html.match(/<math[^>]*aria-hidden="true"/g)).toHaveLength(4)
  expect(html.match(/<annotation/g)).toHaveLength(1)
  expect(html.match(/<mo form="infix">=<\/mo>/g)).toHaveLength(3)
})

test('a formula on lines of its own is not divided', () =>
  expect(renderText('$$\n1234567 + 1234567 = 2469134\n$$')).not.toContain('<wbr>'))
