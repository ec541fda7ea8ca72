import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitiseSvg } from '@/lib/platform/markdown/sanitise-svg'
import { handlersIn } from '@/tests/fixtures/tags-of'

const inside = (content: string) =>
  sanitiseSvg(`<svg viewBox="0 0 9 9">${content}</svg>`, 'slika')
    .replace('<svg viewBox="0 0 9 9">', '')
    .replace('</svg>', '')

describe('removes active content', () => {
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

  test('an upper-case script, which is no script in SVG, leaves only text', () => {
    expect(inside('<SCRIPT>alert(1)</SCRIPT>')).toBe('alert(1)')
  })

  test('a link is removed, but its drawing is kept', () => {
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

  test.each([
    ['an escaped letter', 'fill="u\\72l(https://zlo.example)"'],
    ['an escape with blanks', 'fill="\\75 rl(https://zlo.example)"'],
    ['an escape of six digits', 'fill="\\000075rl(https://zlo.example)"'],
    ['an escaped bracket', 'fill="url\\28https://zlo.example)"'],
    ['a backslash before a letter', 'fill="u\\rl(https://zlo.example)"'],
    ['an escape behind an own reference', 'fill="url(#a) u\\72l(https://zlo.example)"'],
    ['a character reference', 'fill="&#117;rl(https://zlo.example)"'],
    ['a hexadecimal reference', 'fill="&#x75;&#x72;l&#x28;https://zlo.example)"'],
    ['a reference to a backslash', 'fill="u&#92;72l(https://zlo.example)"'],
    ['capital letters', 'fill="URL(https://zlo.example)"'],
    ['blanks inside', 'fill="url(  https://zlo.example  )"'],
    ['a line break inside', 'fill="url(&#10;https://zlo.example)"'],
    ['quotes inside', 'fill="url(\'https://zlo.example\')"'],
    ['an address without a scheme', 'fill="url(//zlo.example/#a)"'],
    ['an address of this site', 'fill="url(/api/razredi)"'],
    ['data', 'fill="url(data:image/svg+xml;base64,AAAA)"'],
    ['a second address', 'fill="url(#a) url(https://zlo.example)"'],
    ['a set of images', 'mask="image-set(\'https://zlo.example\' 1x)"'],
    ['an image', 'mask="image(\'https://zlo.example\')"'],
    ['a source', 'mask="src(\'https://zlo.example\')"'],
    ['a fallback of a variable', 'fill="var(--x, url(https://zlo.example))"'],
    ['an old expression', 'fill="expression(alert(1))"'],
    ['a blank before the bracket', 'fill="url (https://zlo.example)"'],
    ['a blank before an own bracket', 'fill="url (#a)"'],
    ['a line break before the bracket', 'fill="image-set&#10;(\'https://zlo.example\' 1x)"'],
    ['a comment before the bracket', 'transform="rotate/**/(45)"'],
    ['a bracket without a name', 'transform="rotate ( (45))"'],
    ['a known function before a hidden one', 'transform="rotate (45) src (https://zlo.example)"'],
    ['a path of a clip', 'clip-path="url(https://zlo.example/#a)"'],
    ['an own reference with more behind it', 'href="#a https://zlo.example"'],
    ['an id that is no word', 'id="a&quot; onload=x"'],
  ])('content hidden in an attribute: %s', (_, attribute) => {
    expect(inside(`<rect ${attribute} x="1"/>`)).toBe('<rect x="1"></rect>')
  })

  test.each([
    ['another file', 'href="https://zlo.example/a.svg#b"'],
    ['another file by a namespace', 'xlink:href="https://zlo.example/a.svg#b"'],
    ['a file of this site', 'href="/avatars/vuk.svg#b"'],
    ['data', 'href="data:image/svg+xml,&lt;svg/&gt;#b"'],
    ['a script', 'href="javascript:alert(1)"'],
    ['nothing', 'href="#"'],
    ['a place of another base', 'xml:base="https://zlo.example/" xlink:href="#b"'],
  ])('a use of %s', (_, attribute) => {
    expect(inside(`<use ${attribute}/>`)).toBe('<use></use>')
  })

  test.each([
    ['a declared entity', '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>'],
    ['an outer entity', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['an instruction', '<?xml-stylesheet href="https://zlo.example/a.css"?>'],
  ])('%s before the drawing is removed', (_, head) => {
    const clean = sanitiseSvg(`${head}<svg viewBox="0 0 1 1"><text>&x;</text></svg>`, 'a')
    expect(clean).not.toMatch(/<!|<\?|<script|passwd/)
    expect(clean).toContain('<text>&amp;x;</text>')
  })

  test('CDATA becomes text, whatever it contains', () => {
    expect(inside('<text><![CDATA[<script>alert(1)</script>]]></text>')).not.toContain('<script')
    expect(inside('<style><![CDATA[@import "https://zlo.example"]]></style>')).toBe('')
  })
})

describe('keeps drawing content', () => {
  test('shapes, text, colours of the theme', () => {
    const drawing =
      '<g fill="none" stroke="currentColor"><path d="M0 0h9"></path>' +
      '<text x="1" y="2" font-size="15">č &amp; ž</text><rect fill="var(--fig-blue-soft)"></rect></g>'
    expect(inside(drawing)).toBe(drawing)
  })

  test.each([
    'transform="translate(1 2) rotate(45) scale(2)"',
    'transform="matrix(1,0,0,1,0,0)"',
    'transform="rotate (45)"',
    'transform="translate (10 20), rotate\t (45) scale\n(2)"',
    'fill="rgb(1, 2, 3)"',
    'fill="hsl(10 20% 30% / 0.5)"',
    'stroke="var(--fig-blue, #00f)"',
    'd="M0 0 L1 1"',
  ])('the attribute %s', (attribute) => {
    expect(inside(`<rect ${attribute}/>`)).toBe(`<rect ${attribute}></rect>`)
  })

  test('names in mixed case', () => {
    const drawing =
      '<defs><linearGradient id="slika-a"><stop offset="0"></stop></linearGradient>' +
      '<clipPath id="slika-b"><rect></rect></clipPath></defs>'
    expect(inside(drawing.replaceAll('slika-', ''))).toBe(drawing)
  })
})

describe('ids', () => {
  test('get a prefix, and so do references to them', () => {
    expect(
      inside(
        '<defs><marker id="strelica"/></defs><path marker-end="url(#strelica)"/><use href="#strelica"/>',
      ),
    ).toBe(
      '<defs><marker id="slika-strelica"></marker></defs>' +
        '<path marker-end="url(#slika-strelica)"></path><use href="#slika-strelica"></use>',
    )
  })

  test('of two figures on a page don’t collide', () => {
    const svg = '<svg viewBox="0 0 1 1"><g id="a"/></svg>'
    expect(sanitiseSvg(svg, 'prva')).not.toBe(sanitiseSvg(svg, 'druga'))
  })
})

test('arbitrary input gives no handlers, scripts or external addresses', () => {
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
