import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { memoised } from '@/lib/platform/markdown/memo'
import { renderScript, renderText } from '@/lib/platform/markdown/render'
import { handlersIn, tagsOf } from '@/tests/fixtures/tags-of'

const script = (markdown: string, svg?: string) =>
  renderScript(markdown, new Map(svg ? [['krug.svg', svg]] : []))

const ACTING = new Set(['script', 'iframe', 'object', 'style', 'link', 'meta', 'form', 'img'])

describe('a short text', () => {
  test.each([
    ['obično', 'obično'],
    ['**jako** i *lagano*', '<strong>jako</strong> i <em>lagano</em>'],
    ['a < b & c', 'a &#x3C; b &#x26; c'],
    ['~nije precrtano~', '~nije precrtano~'],
    ['', ''],
    // A single line is no list.
    ['13. kolovoza 1961.', '13. kolovoza 1961.'],
    ['45. paralela', '45. paralela'],
    ['1949.', '1949.'],
    ['3) treće', '3) treće'],
    ['1. prvo\n2. drugo', '<ol>\n<li>prvo</li>\n<li>drugo</li>\n</ol>'],
  ])('%j becomes %j, without a paragraph', (markdown, html) => {
    expect(renderText(markdown)).toBe(html)
  })

  test('two paragraphs are kept', () => {
    expect(renderText('a\n\nb')).toBe('<p>a</p>\n<p>b</p>')
  })

  test('a formula is MathML with its source, and needs no style sheet', () => {
    const html = renderText('$\\frac{1}{2}$')
    expect(html).toMatch(
      /^<span class="katex" data-spoken="jedna polovina"><math .*<mfrac>.*<\/math><\/span>$/,
    )
    expect(html).toContain('<annotation encoding="application/x-tex">\\frac{1}{2}</annotation>')
    expect(html).not.toContain('style=')
  })

  test.each([
    ['Koliko je $13 : 4$?', 'Koliko je F?', 'Koliko je [F?]'],
    ['Zbroji $a$, $b$ i $c$.', 'Zbroji F, F i F.', 'Zbroji [F,] F i [F.]'],
    ['Broj ($7$) i **$8$!**', 'Broj (F) i F!', 'Broj [(F)] i [F!]'],
    ['Od $5$ do „$9$”', 'Od F do „F”', 'Od F do [„F”]'],
    ['($1$):($2$)', '(F):(F)', '[(F):][(F)]'],
    ['Bilo je $-15$ °C, a $P = 21$ cm².', 'Bilo je F °C, a F cm².', 'Bilo je [F °C,] a [F cm².]'],
    ['Od $5$ majki $3$ minute', 'Od F majki F minute', 'Od F majki F minute'],
    // As wide as a phone's line, so that one more character would not fit.
    ['$V = 70\\ \\text{ml} - 50\\ \\text{ml} = 20\\ \\text{ml} = 20\\ \\text{cm}^3$.', 'F.', 'F.'],
  ])('in %j the punctuation stays on the line of its formula', (markdown, text, rows) => {
    const html = renderText(markdown).replace(/<span class="katex"[^>]*>.*?<\/math><\/span>/g, 'F')
    expect(html.replace(/<[^>]+>/g, '')).toBe(text)
    const kept = html.replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '[$1]')
    expect(kept.replace(/<[^>]+>/g, '')).toBe(rows)
  })

  test('the division sign has equal spaces on both sides', () => {
    for (const html of [renderText('$13 : 4 = 3$'), script('Omjer je $2:3$.')])
      expect(html).toContain('<mo lspace="0.2222em" rspace="0.2222em">:</mo>')
  })

  test('a colon in the text, and one that a formula spaces itself, are unchanged', () => {
    expect(renderText('omjer 2 : 3')).toBe('omjer 2 : 3')
    expect(renderText('$x \\colon y$')).toContain('<mo lspace="0em" rspace="0em">:</mo>')
  })

  test.each([
    ['(-3)', [true]],
    ['3 + (-7) = -4', [false, true, true]],
    ['-(4 + 3) = -7', [true, false, true]],
    ['(a) - 3', [false]],
    ['\\left(-\\frac{-1}{2}\\right) - 1', [true, true, false]],
    ['|-8| - |+2|', [true, false, true]],
    ['|a| - b', [false]],
    ['10^{-3} - 2', [true, false]],
    ['x = \\pm 2', [true]],
    ['[-2, -1]', [true, true]],
    ['5\\,-\\,3', [false]],
    ['3! - 1', [false]],
    ['\\ast + (-5)', [false, true]],
    ['1 + \\ldots + 9', [false, false]],
  ])('in %s the sign of a number is not spaced like in a sum', (formula, isSignOfNumber) => {
    const signs = renderText(`$${formula}$`).matchAll(/<mo( form="prefix")?>[−+±]<\/mo>/g)
    expect([...signs].map(([, form]) => form !== undefined)).toEqual(isSignOfNumber)
  })

  test('a decimal comma in a formula is not spaced like in a list', () => {
    expect(renderText('$3{,}5$')).toMatch(/<mn>3<\/mn><mpadded|<mn>3<\/mn><mo[^>]*>,|<mn>3,5<\/mn>/)
  })
})

describe('removes active content', () => {
  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<iframe src="https://zlo.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
  ])('%s', (markdown) => {
    expect(renderText(markdown)).not.toMatch(/<(script|img|iframe|a|svg)|onerror|onload/i)
    expect(script(markdown)).not.toMatch(/<(script|img|iframe|a|svg)|onerror|onload/i)
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '![x](javascript:alert(1))',
  ])('removes the address in %s', (markdown) => {
    for (const html of [renderText(markdown), script(markdown)]) {
      expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript)/i)
    }
  })

  test.each(['https://iskra.example/x', 'mailto:a@iskra.example', '#odjeljak', '/5-razred', '/'])(
    'keeps a link to %s',
    (address) => {
      expect(renderText(`[x](${address})`)).toBe(`<a href="${address}">x</a>`)
      expect(checkMarkdown(`[x](${address})`).faults).toEqual([])
    },
  )

  test.each(['//zlo.example', 'http://zlo.example', 'ftp://x', 'x.html'])(
    'removes the address of a link to %s, which an import refuses',
    (address) => {
      expect(renderText(`[x](${address})`)).toBe('<a>x</a>')
      expect(checkMarkdown(`a\n\n[x](${address})`).faults).toMatchObject([{ line: 3 }])
    },
  )

  test('an external image is replaced by its description, so that nothing is loaded from elsewhere', () => {
    expect(renderText('![opis](https://zlo.example/x.png)')).toBe('opis')
    expect(script('Tekst ![opis](https://zlo.example/x.png) tekst')).toBe('<p>Tekst opis tekst</p>')
  })

  test('a formula can’t contain links, images or HTML', () => {
    const html = renderText(
      '$\\href{javascript:alert(1)}{x} \\includegraphics{http://zlo.example/x} \\htmlId{a}{b}$',
    )
    expect(html).not.toMatch(/href=|<img|<a[ >]|id="/)
  })

  test('arbitrary texts give only harmless tags', () => {
    const pieces = fc.constantFrom(
      ...[
        '<script>',
        '</p>',
        '<img src=x onerror=y>',
        '[',
        '](javascript:x)',
        '`',
        '$',
        '**',
        '\n\n',
      ],
      ...['> ', '| a | b |\n|---|---|\n', '<!--', '-->', '&lt;script&gt;', 'text', '<', '"', '\\'],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const html = script(parts.join(''))
        const names = tagsOf(html).map(({ name }) => name)
        expect(names.filter((name) => ACTING.has(name))).toEqual([])
        expect(handlersIn(html)).toEqual([])
        expect(html).not.toMatch(/(?:href|src)="javascript/i)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a script', () => {
  test('headings have ids without diacritics', () => {
    expect(script('## Što je čaša?\n\n### Đak')).toBe(
      '<h2 id="sto-je-casa">Što je čaša?</h2>\n<h3 id="dak">Đak</h3>',
    )
  })

  test('a block quote is a callout', () => {
    expect(script('> **Zapamti.** Nula je parna.')).toBe(
      '<aside class="callout">\n<p><strong>Zapamti.</strong> Nula je parna.</p>\n</aside>',
    )
  })

  test('a block quote under „Provjeri se” is a collapsed answer', () => {
    const html = script(
      '> prije\n\n## Provjeri se\n\nPitanje?\n\n> Odgovor.\n\n## Dalje\n\n> poslije',
    )
    expect(html.match(/<details class="recall">/g)).toHaveLength(1)
    expect(html.match(/<aside class="callout">/g)).toHaveLength(2)
    expect(html).toMatch(/<summary>Pokaži odgovor<\/summary>\s*<p>Odgovor.<\/p>\s*<\/details>/)
  })

  test('a table scrolls in its own region, which is focusable by keyboard', () => {
    expect(script('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
      /^<div class="table-box" tabindex="0" role="region" aria-label="Tablica"><table>/,
    )
    const table = '| a |\n|---|\n| 1 |\n'
    const names = script(`${table}\n\n${table}`).matchAll(/aria-label="([^"]*)"/g)
    expect([...names].map(([, name]) => name)).toEqual(['Tablica', '2. tablica'])
  })

  test('a formula on its own line is a block, others are inline', () => {
    expect(script('$$a + b$$')).toContain('display="block"')
    expect(script('$$\na + b\n$$')).toContain('display="block"')
    expect(script('Zbroj $a + b$ je broj.')).not.toContain('display="block"')
  })

  test.each([
    ['Put je dug 5 km i 200 m.', 'Put je dug 5\u00a0km i\u00a0200\u00a0m.'],
    ['Djeljiv s 2, a s 10 nije.', 'Djeljiv s\u00a02, a s\u00a010 nije.'],
    ['Ostaje 75 % od 80 €.', 'Ostaje 75\u00a0% od 80\u00a0€.'],
    [
      'Grad ima 10 000, država 3 871 833 ljudi.',
      'Grad ima 10\u00a0000, država 3\u00a0871\u00a0833 ljudi.',
    ],
    ['Godine 1991 300 ljudi, i 12 34.', 'Godine 1991 300 ljudi, i\u00a012 34.'],
    ['Stranice su a = 12 cm, b = 7.', 'Stranice su a\u00a0=\u00a012\u00a0cm, b\u00a0=\u00a07.'],
    ['Ima 5 metara i kruh.', 'Ima 5 metara i kruh.'],
  ])('%j keeps numbers on one line with units and one-letter words', (markdown, text) => {
    expect(script(markdown)).toBe(`<p>${text}</p>`)
    expect(renderText(markdown)).toBe(text)
  })

  test('code keeps its spaces', () => {
    expect(script('`5 cm`')).toBe('<p><code>5 cm</code></p>')
  })

  test('a figure is inlined with its description', () => {
    expect(script('![Krug & "kvadrat"](krug.svg)', '<svg viewBox="0 0 1 1"></svg>')).toBe(
      '<figure><svg role="img" aria-label="Krug &amp; &quot;kvadrat&quot;" viewBox="0 0 1 1"></svg></figure>',
    )
  })

  test('a description with dollar signs is unchanged', () => {
    const html = script("![Cijena \\$& i \\$'](krug.svg)", '<svg viewBox="0 0 1 1"></svg>')
    expect(html).toContain('aria-label="Cijena $&amp; i $\'" viewBox="0 0 1 1"></svg>')
  })

  test('a description can’t break out of its attribute', () => {
    const html = script('![" onload="alert(1)](krug.svg)', '<svg viewBox="0 0 1 1"></svg>')
    expect(html).not.toMatch(/<svg[^>]*"\s+onload=/)
  })

  test('a missing figure is replaced by its description', () => {
    expect(script('![Krug](oval.svg)')).toBe('<figure>Krug</figure>')
  })
})

describe('the check of a text', () => {
  test('reports faults with their lines, and none for valid formulas', () => {
    expect(checkMarkdown('a\n\n<b>x</b> $\\frac{1}{2}$\n\n$\\nema$').faults).toEqual([
      { line: 3, message: 'HTML nije dopušten.' },
      { line: 3, message: 'HTML nije dopušten.' },
      { line: 5, message: expect.stringContaining('Formula $\\nema$ nije ispravna') as string },
    ])
  })

  test('lists headings and images with their lines', () => {
    expect(checkMarkdown('## A\n\n![opis](a.svg)\n\n### B *b*')).toEqual({
      faults: [],
      images: [{ line: 3, url: 'a.svg', alt: 'opis' }],
      headings: [
        { line: 1, depth: 2, text: 'A' },
        { line: 5, depth: 3, text: 'B *b*' },
      ],
    })
  })
})

test('the cache of rendered texts is limited in bytes, and evicts the least recently used', () => {
  const computed: string[] = []
  // Room for two texts of 100 characters with results and overhead.
  const upper = memoised(12_000, (text) => {
    computed.push(text[0] ?? '')
    return text.toUpperCase()
  })
  for (const sign of 'a'.repeat(3)) upper(sign.repeat(200))
  expect(computed).toEqual(['a'])
  for (const sign of 'bcdefghijklm') upper(sign.repeat(200))
  upper('m'.repeat(200))
  upper('a'.repeat(200))
  expect(computed.join('')).toBe('abcdefghijklma')
})

test('a result that would take up much of the cache is not cached', () => {
  let computed = 0
  const upper = memoised(100_000, (text) => {
    computed += 1
    return text.toUpperCase()
  })
  for (const length of [10_000, 10_000]) upper('a'.repeat(length))
  expect(computed).toBe(2)
})
