import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitiseSvg } from '@/lib/content/import/sanitise-svg'
import { handlersIn } from '@/tests/fixtures/tags-of'

const inside = (content: string) =>
  sanitiseSvg(`<svg viewBox="0 0 9 9">${content}</svg>`, 'slika')
    .replace('<svg viewBox="0 0 9 9">', '')
    .replace('</svg>', '')

describe('what acts is dropped', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['a style', '<style>@import url(https://zlo.example)</style>'],
    ['embedded HTML', '<foreignObject><div>x</div></foreignObject>'],
    ['an image', '<image href="https://zlo.example/x.png"/>'],
    ['a frame', '<iframe src="https://zlo.example"></iframe>'],
    ['an animation', '<animate attributeName="href" to="javascript:x"/>'],
    ['a setter', '<set attributeName="onclick" to="x"/>'],
    ['a comment', '<!-- x -->'],
    ['an entity', '<!ENTITY x "y">'],
  ])('%s', (_, content) => {
    expect(inside(content).trim()).toBe('')
  })

  test('a script in capital letters, which is none in SVG, leaves text at most', () => {
    expect(inside('<SCRIPT>alert(1)</SCRIPT>')).toBe('alert(1)')
  })

  test('a link loses itself and keeps its drawing', () => {
    expect(inside('<a href="javascript:x()"><circle r="1"/></a>')).toBe('<circle r="1"></circle>')
  })

  test.each([
    'onload="x()"',
    'onclick="x()"',
    'style="fill:url(https://zlo.example)"',
    'class="fixed inset-0"',
    'href="https://zlo.example"',
    'xlink:href="https://zlo.example#a"',
    'fill="url(https://zlo.example/#a)"',
    'fill="url( https://zlo.example )"',
    'filter="url(#a)"',
    'data-x="1"',
  ])('the attribute %s', (attribute) => {
    expect(inside(`<rect ${attribute} x="1"/>`)).toBe('<rect x="1"></rect>')
  })

  test('a use of another file', () => {
    expect(inside('<use href="https://zlo.example/a.svg#b"/>')).toBe('<use></use>')
  })
})

describe('what draws stays', () => {
  test('shapes, text, colours of the theme', () => {
    const drawing =
      '<g fill="none" stroke="currentColor"><path d="M0 0h9"></path>' +
      '<text x="1" y="2" font-size="15">č &amp; ž</text><rect fill="var(--fig-blue-soft)"></rect></g>'
    expect(inside(drawing)).toBe(drawing)
  })

  test('names in mixed case', () => {
    const drawing =
      '<defs><linearGradient id="slika-a"><stop offset="0"></stop></linearGradient>' +
      '<clipPath id="slika-b"><rect></rect></clipPath></defs>'
    expect(inside(drawing.replaceAll('slika-', ''))).toBe(drawing)
  })
})

describe('ids', () => {
  test('get a prefix, and so does what points to them', () => {
    expect(
      inside(
        '<defs><marker id="strelica"/></defs><path marker-end="url(#strelica)"/><use href="#strelica"/>',
      ),
    ).toBe(
      '<defs><marker id="slika-strelica"></marker></defs>' +
        '<path marker-end="url(#slika-strelica)"></path><use href="#slika-strelica"></use>',
    )
  })

  test('two figures with the same ids don’t meet on a page', () => {
    const svg = '<svg viewBox="0 0 1 1"><g id="a"/></svg>'
    expect(sanitiseSvg(svg, 'prva')).not.toBe(sanitiseSvg(svg, 'druga'))
  })
})

test('whatever is put in: no handler, script or foreign address comes out', () => {
  const pieces = fc.constantFrom(
    ...['<g ', '<rect ', '>', '/>', '</g>', 'onload=x ', 'onclick="y" ', '<script>', '</script>'],
    ...[
      'href="javascript:x" ',
      'fill="url(http://z)" ',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      'x',
      '"',
    ],
    ...["'", '<foreignObject>', '<style>', '&lt;script&gt;', '<use xlink:href="http://z#a"/>'],
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const clean = inside(parts.join(''))
      expect(clean).not.toMatch(/<(script|style|foreignObject|image|a)[\s>]/i)
      expect(handlersIn(clean)).toEqual([])
      expect(clean).not.toMatch(
        /<[^>]*(?:href|fill)="(?!#|slika|[^"]*slika)[^"]*(?:javascript|http)/i,
      )
    }),
    { numRuns: 500 },
  )
})
