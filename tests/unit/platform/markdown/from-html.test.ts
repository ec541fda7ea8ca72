import { describe, expect, test } from 'vitest'
import { fromHtml, fromPlainText } from '@/lib/platform/markdown/from-html'
import { checkMarkdown } from '@/lib/platform/markdown/check'

describe('kept content', () => {
  test.each([
    ['Ja <u>volim</u> kiflu.', 'Ja ++volim++ kiflu.'],
    ['Ja <ins>volim</ins> kiflu.', 'Ja ++volim++ kiflu.'],
    ['<span style="text-decoration: underline;">Ana </span>ide.', '++Ana++ ide.'],
    ['<p style="text-decoration-line:underline">Ana <b>ide</b>.</p>', '++Ana **ide**.++'],
    ['<div style="text-decoration:underline"><p>Ana</p><p>Iva</p></div>', '++Ana++\n\n++Iva++'],
    ['Ana je <u>&nbsp;&nbsp;&nbsp;&nbsp;</u> u školu.', 'Ana je ………… u školu.'],
    [
      '<span style="font-weight:700">a</span> <span style="font-style:italic">b</span>',
      '**a** *b*',
    ],
    ['x<span style="vertical-align:super">2</span>', 'x²'],
    ['10 m<sup>2</sup>, H<sub>2</sub>O, x<sup>-3</sup>', '10 m², H₂O, x⁻³'],
    [
      'a<sup>x+1</sup>, v<sub>početna</sub>, p<sup>50%</sup>',
      'a$^{x+1}$, v$_{\\text{početna}}$, p$^{\\text{50\\%}}$',
    ],
    ['<span style="color:#333; color: rgb(29, 33, 37)">Siva</span>', 'Siva'],
    ['<span style="display:none">Tajna</span>Javno', 'Javno'],
    ['C++ i i++', 'C++ i i++'],
    ['++nije++', '\\++nije++'],
  ])('%s', (html, markdown) => {
    expect(fromHtml(html)).toEqual({ markdown, lost: [], unkept: [] })
  })
})

const math = (inside: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`
const HALF = '<mfrac><mn>1</mn><mn>2</mn></mfrac>'

describe('presentation MathML becomes TeX', () => {
  test.each([
    [HALF, '\\frac{1}{2}'],
    [`<mn>1</mn>${HALF}<mo>+</mo><mn>0,5</mn>`, '1\\frac{1}{2}+0{,}5'],
    ['<msup><mi>x</mi><mn>2</mn></msup><mo>−</mo><msub><mi>a</mi><mi>i</mi></msub>', 'x^{2}-a_{i}'],
    ['<msubsup><mi>a</mi><mn>1</mn><mn>2</mn></msubsup>', 'a_{1}^{2}'],
    [
      '<msqrt><mn>2</mn><mi>x</mi></msqrt><mo>⋅</mo><mroot><mn>8</mn><mn>3</mn></mroot>',
      '\\sqrt{2x}\\cdot\\sqrt[3]{8}',
    ],
    [
      '<msup><mrow><mo>(</mo><mi>a</mi><mo>+</mo><mi>b</mi><mo>)</mo></mrow><mn>2</mn></msup>',
      '{(a+b)}^{2}',
    ],
    [`<mfenced><mrow>${HALF}</mrow></mfenced>`, '\\left(\\frac{1}{2}\\right)'],
    [`<mrow><mo>(</mo>${HALF}<mo>)</mo></mrow>`, '\\left(\\frac{1}{2}\\right)'],
    [
      '<mrow><mo>{</mo><mtable><mtr><mtd><mi>x</mi></mtd><mtd><mn>1</mn></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable></mrow>',
      '\\left\\{\\begin{array}{cc}x & 1 \\\\ y\\end{array}\\right.',
    ],
    ['<mi>α</mi><mo>≤</mo><msup><mn>90</mn><mo>°</mo></msup>', '\\alpha\\le90^{\\circ}'],
    ['<mi>sin</mi><mo>&#x2061;</mo><mi>x</mi><mo>∈</mo><mi>ℝ</mi>', '\\sin x\\in\\mathbb{R}'],
    [
      '<mover><mi>AB</mi><mo>¯</mo></mover><mtext> je 50 % dužine</mtext>',
      '\\overline{\\mathrm{AB}}\\text{ je 50 \\% dužine}',
    ],
    ['<munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover><mi>i</mi>', '\\sum_{1}^{n}i'],
    [
      `<semantics><mrow>${HALF}</mrow><annotation encoding="application/x-tex">\\tfrac12</annotation></semantics>`,
      '\\tfrac12',
    ],
  ])('%s', (inside, tex) => {
    const read = fromHtml(`Koliko je ${math(inside)}?`)
    expect(read).toEqual({ markdown: `Koliko je $${tex}$?`, lost: [], unkept: [] })
    expect(checkMarkdown(read.markdown).faults).toEqual([])
  })

  test('from any program', () => {
    expect(fromHtml('«math»«mfrac»«mn»1«/mn»«mn»2«/mn»«/mfrac»«/math»').markdown).toBe(
      '$\\frac{1}{2}$',
    )
    expect(fromHtml('<script type="math/tex">\\frac12</script>').markdown).toBe('$\\frac12$')
    const katex = `<span class="katex"><span class="katex-mathml">${math(HALF)}</span><span class="katex-html">1/2</span></span>`
    expect(fromHtml(katex).markdown).toBe('$\\frac{1}{2}$')
  })

  test('reports MathML without an equivalent in TeX', () => {
    expect(fromHtml(math('<mlongdiv><mn>12</mn></mlongdiv>')).unkept).toEqual([
      'formula (oznaka mlongdiv) „12”',
    ])
    expect(fromHtml(math('<apply><plus/><ci>x</ci></apply>')).unkept).toEqual([
      'formula (oznaka apply) „x”',
    ])
  })
})

describe('reports content that can’t be kept', () => {
  test.each([
    ['<video src="brod.mp4">Preglednik ne zna</video>', 'video „brod.mp4”'],
    ['<video><source src="/a/val%20more.mp4"></video>', 'video „val more.mp4”'],
    ['<audio controls></audio>', 'zvučni zapis'],
    ['<iframe src="https://h5p.org/embed/12" title="Kviz"></iframe>', 'ugrađena stranica „Kviz”'],
    ['<embed src="a.swf">', 'ugrađeni sadržaj „a.swf”'],
    ['<object data="b.pdf"><p>Nema</p></object>', 'ugrađeni sadržaj „b.pdf”'],
    ['<svg><text>AB</text></svg>', 'crtež (SVG) „AB”'],
    ['<canvas></canvas>', 'crtež (canvas)'],
    ['<input type="text">', 'polje za unos'],
    ['<select><option>a</option></select>', 'padajući izbornik'],
    ['<script>crtaj()</script>', 'program'],
    ['<ruby>字<rt>ji</rt></ruby>', 'slova iznad teksta „字ji”'],
    ['<x-graf>f</x-graf>', 'oznaka „x-graf”'],
    ['<span style="color: red">lopta</span>', 'boja „lopta”'],
    ['<font color="#00f">more</font>', 'boja „more”'],
    ['<span style="background-color:yellow">žuto</span>', 'boja podloge „žuto”'],
    ['<mark>važno</mark>', 'isticanje „važno”'],
    ['<span style="text-decoration: overline">AB</span>', 'crta iznad „AB”'],
    ['<div style="background-image:url(a.png)">karta</div>', 'slika u podlozi „karta”'],
    ['<ol type="a"><li>jedan</li></ol>', 'slova ispred stavki popisa „jedan”'],
  ])('%s', (html, what) => {
    expect(fromHtml(`Što vidiš? ${html}`).unkept).toEqual([what])
  })

  test('keeps its words, but no replacement texts', () => {
    expect(
      fromHtml('Koja je <span style="color:red">riječ</span> <mark>crvena</mark>?').markdown,
    ).toBe('Koja je riječ crvena?')
    expect(fromHtml('Gledaj.<video>Nema videa</video>').markdown).toBe('Gledaj.')
  })
})

test('plain text in angle brackets is no e-mail address', () => {
  expect(fromPlainText('<#@a> i <b>')).toBe(String.raw`\<#@a> i \<b>`)
})
