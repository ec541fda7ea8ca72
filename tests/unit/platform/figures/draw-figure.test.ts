import { describe, expect, test } from 'vitest'
import { drawFigure, figureFault } from '@/lib/platform/figures/draw-figure'
import { FIGURE_KINDS } from '@/lib/platform/figures/kinds'
import { renderScript, renderText } from '@/lib/platform/markdown/render'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { DRAWN_KINDS, drawsOf } from './draws'

type Box = { left: number; right: number; top: number; bottom: number; content: string }

/** Boxes around a drawing's texts: letters are about 0.52 of their size wide, capitals 0.72 high. */
function textBoxes(svg: string): Box[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(
    ([, attributes = '', content = '']) => {
      const valueOf = (name: string) =>
        new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
      const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(valueOf(name))) as [
        number,
        number,
        number,
      ]
      const width = content.replace(/&\w+;/g, '-').length * size * 0.52
      const anchor = { start: 0, end: 1 }[valueOf('text-anchor')] ?? 0.5
      const left = x - anchor * width
      return { left, right: left + width, top: y - size * 0.36, bottom: y + size * 0.36, content }
    },
  )
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

describe.each(DRAWN_KINDS)('%s', (kind) => {
  const drawn = drawsOf(kind).map(({ address, secret }) => ({
    address,
    secret,
    ...drawFigure(address),
  }))

  test('draws 200 figures with sound numbers, no wider than a phone', () => {
    for (const { svg, address, width } of drawn) {
      expect(svg, address).not.toMatch(/NaN|Infinity|undefined|null/)
      expect(width, address).toBeLessThanOrEqual(400)
      expect(svg.length, address).toBeLessThan(12_000)
    }
  })

  test('keeps its texts inside, none over another', () => {
    for (const { svg, address, width, height } of drawn) {
      const boxes = textBoxes(svg)
      for (const [index, box] of boxes.entries()) {
        expect(box.left, `${address} ${box.content}`).toBeGreaterThanOrEqual(-1)
        expect(box.top, `${address} ${box.content}`).toBeGreaterThanOrEqual(-1)
        expect(box.right, `${address} ${box.content}`).toBeLessThanOrEqual(width + 1)
        expect(box.bottom, `${address} ${box.content}`).toBeLessThanOrEqual(height + 1)
        const covered = boxes.slice(index + 1).find((other) => overlaps(box, other))
        expect(covered, `${address} ${box.content}`).toBeUndefined()
      }
    }
  })

  test('describes what is seen, not what is asked', () => {
    for (const { description, secret, address } of drawn) {
      expect(description, address).toMatch(/^\p{Lu}.{10,}\.$/u)
      expect(description, address).not.toMatch(/NaN|undefined|\$|_/)
      if (secret) expect(` ${description}`, address).not.toContain(secret)
    }
  })
})

test('there are draws of every kind', () => {
  expect(DRAWN_KINDS).toEqual(Object.keys(FIGURE_KINDS))
})

test('the example of every kind in the gallery is sound', () => {
  for (const [name, { fields }] of Object.entries(FIGURE_KINDS)) {
    const written = Object.entries(fields)
      .filter(([, { example }]) => example)
      .map(([key, { example }]) => `${key}=${example}`)
    expect(figureFault(`figura:${name}?${written.join('&')}`)).toBeNull()
  }
})

test.each([
  ['figura:', 'Lik se piše kao figura:sat?h=3&m=30.'],
  ['figura:sat', 'Lik „sat”: „h” nedostaje.'],
  ['figura:zmaj?h=3', 'Lik „zmaj” ne postoji.'],
  ['figura:sat?h=3&m=30&x=1', 'Lik „sat”: „x” ne postoji.'],
  ['figura:sat?h=3&h=4&m=1', 'Lik „sat”: „h” je napisano dvaput.'],
  ['figura:sat?h=tri&m=30', 'Lik „sat”: „h” mora biti broj.'],
  ['figura:sat?h=2,5&m=30', 'Lik „sat”: „h” mora biti cijeli broj.'],
  ['figura:sat?h=25&m=30', 'Lik „sat”: „h” mora biti od 0 do 23.'],
  ['figura:sat?__proto__=1&h=3&m=3', 'Lik „sat”: „__proto__” ne postoji.'],
  ['figura:constructor?h=3', 'Lik „constructor” ne postoji.'],
  ['figura:traka?dio=5&od=4', 'Lik „traka”: „dio” ne smije biti veći od „od”.'],
  ['figura:trokut?a=1&b=2&c=9', 'Lik „trokut”: stranice ne čine trokut koji se vidi.'],
  [
    'figura:stupci?stupci=a;b&vrijednosti=1&korak=1',
    'Lik „stupci”: „stupci” i „vrijednosti” moraju imati jednako mnogo vrijednosti.',
  ],
  [
    'figura:venn?prvi=2&drugi=3&obojeno=constructor',
    'Lik „venn”: „obojeno” mora biti presjek, unija, prvi, drugi.',
  ],
  ['figura:novac?iznosi=3', 'Lik „novac”: „iznosi” smiju biti samo kovanice i novčanice eura.'],
  [`figura:vaga?lijevo=${'a;'.repeat(300)}`, 'Lik se piše kao figura:sat?h=3&m=30.'],
])('%s: %s', (address, fault) => {
  expect(figureFault(address)).toBe(fault)
})

test('numbers are read as texts show them', () => {
  const svg = drawFigure('figura:pravac?od=−1.000&korak=2.500,5&crtica=3&brojevi=2').svg
  expect(svg).toContain('>−1000<')
  expect(svg).toContain('>4001<')
  expect(drawFigure('figura:pravokutnik?a=1/2&b=0,25&jedinica=m').description).toBe(
    'Pravokutnik: vodoravna stranica duga je 0,5 m, a uspravna 0,25 m.',
  )
})

test.each([
  [
    'trokut?a=21&b=10&c=17&jedinica=cm&visina=8',
    'Trokut: donja stranica duga je 21 cm, desna 10 cm, a lijeva 17 cm. Visina na donju stranicu duga je 8 cm.',
  ],
  ['trokut?a=5&b=4&c=3', 'Trokut: donja stranica duga je 5, desna 4, a lijeva 3.'],
  ['pravokutnik?a=4&b=4&jedinica=cm', 'Kvadrat sa stranicom 4 cm.'],
  [
    'pravokutnik?a=3&b=1&mreza=da',
    'Pravokutnik na kvadratnoj mreži: 3 kvadratića u širinu i 1 kvadratić u visinu.',
  ],
  [
    'stupci?stupci=1.;2.;3.;4.;5.;6.&vrijednosti=12;2;0;3;1;4,5&korak=2&os=',
    'Stupčasti dijagram, slijeva nadesno 1., 2., 3., 4., 5., 6. Razmak među crtama je 2. Visine stupaca: 1., 6 crta iznad nule; 2., 1 crta iznad nule; 3., na nuli; 4., na sredini između 1. i 2. crte iznad nule; 5., na sredini između nule i 1. crte iznad nule; 6., između 2. i 3. crte iznad nule, bliže donjoj.',
  ],
])('who listens to %s knows which part is which', (address, description) => {
  expect(drawFigure(`figura:${address}`).description).toBe(description)
})

describe('in a text', () => {
  test('a figure is drawn with its description and its size', () => {
    const html = renderText('Koliko je sati? ![](figura:sat?h=3&m=30)')
    expect(html).toContain(
      '<svg role="img" class="drawn" aria-label="Sat s kazaljkama: mala je kazaljka između brojeva 3 i 4, a velika na broju 6." ',
    )
    expect(html).toContain('width="180" height="180"')
  })

  test('the author’s description replaces it, and is escaped', () => {
    expect(renderText('![Zidni "sat" <b>](figura:sat?h=3&m=30)')).toContain(
      'aria-label="Zidni &quot;sat&quot; &lt;b>"',
    )
  })

  test('in a script it is a figure', () => {
    expect(renderScript('![](figura:kocke?kocke=2;5)', new Map())).toMatch(
      /^<figure><svg role="img" class="drawn"/,
    )
  })

  test('texts of a figure cannot add markup', () => {
    const html = renderText(
      '![](<figura:stupci?stupci=\\<img onerror\\>;"&vrijednosti=1;2&korak=1>)',
    )
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img onerror')
  })

  test('what draws nothing leaves its description', () => {
    expect(renderText('![Stari sat](figura:sat?h=99&m=0)')).toBe('Stari sat')
  })

  test('its faults are named, with changing numbers only once drawn', () => {
    expect(checkMarkdown('![](figura:sat?h=99&m=0)').faults).toEqual([
      { line: 1, message: 'Lik „sat”: „h” mora biti od 0 do 23.' },
    ])
    expect(checkMarkdown('![](figura:sat?h={h}&m={m})').faults).toEqual([])
  })
})
