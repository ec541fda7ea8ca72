import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Banner } from '@/components/site/dynamic-content/banner'
import { sanitiseBanner } from '@/lib/site/dynamic-content/banner/sanitise'
import { handlersIn } from '@/tests/fixtures/tags-of'

describe('the HTML of a banner', () => {
  test.each([
    ['<b>Novo</b> <em>danas</em><br>', '<b>Novo</b> <em>danas</em><br />'],
    ['<a href="https://iskra.example">x</a>', '<a href="https://iskra.example">x</a>'],
    ['<a href="/cjenik">x</a>', '<a href="/cjenik">x</a>'],
    ['<a href="mailto:a@iskra.example">x</a>', '<a href="mailto:a@iskra.example">x</a>'],
    ['<a href="javascript:x()">x</a>', '<a>x</a>'],
    ['<a href="JAVASCRIPT&#58;x()">x</a>', '<a>x</a>'],
    ['<a href="//zlo.example">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="/" onclick="x()" style="x" target="_top">x</a>', '<a href="/">x</a>'],
    ['<script>x()</script>a', 'a'],
    ['<style>*{display:none}</style>a', 'a'],
    ['<img src=x onerror=x()>a', 'a'],
    ['<iframe src="https://zlo.example"></iframe>a', 'a'],
    ['<svg onload=x()><script>x()</script></svg>a', 'a'],
    ['<form action="/x"><input name=a></form>a', 'a'],
    ['2 < 3 & 4', '2 &lt; 3 &amp; 4'],
  ])('%j becomes %j', (html, clean) => {
    expect(sanitiseBanner(html)).toBe(clean)
  })

  test('sanitising twice changes nothing, and no handler or foreign tag is left', () => {
    const pieces = fc.constantFrom(
      ...['<b>', '</b>', '<a href="', 'javascript:x', '">', '<img ', 'onerror=x', '<script>', '<'],
      ...['</a>', '>', '"', "'", '&lt;', '&#60;script', '<svg', '/>', 'tekst', '<!--', '-->', '\0'],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const clean = sanitiseBanner(parts.join(''))
        expect(clean).not.toMatch(/<(?!\/?(?:b|strong|i|em|u|br|span|a|p)[ />])/i)
        expect(handlersIn(clean)).toEqual([])
        expect(clean).not.toMatch(/href="\s*javascript/i)
        expect(sanitiseBanner(clean)).toBe(clean)
      }),
      { numRuns: 500 },
    )
  })
})

/** Relative luminance and contrast according to WCAG 2, section 1.4.3. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const markup = (backgroundColor: string | null, html = 'Novo') =>
  renderToStaticMarkup(createElement(Banner, { banner: { backgroundColor, html } }))

describe('the text of a banner', () => {
  test('is readable on every colour an editor can choose: contrast 4.5 or more', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, (background) => {
        const [, text = ''] = /style="background-color:#[0-9a-f]{6};color:(#[0-9a-f]{6})"/.exec(
          markup(background),
        ) ?? ['', '']
        expect(contrast(background, text), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 500 },
    )
  })

  test('has the theme’s colour without one of its own; without text there is no banner', () => {
    expect(markup(null)).not.toContain('style=')
    expect(markup('#ffcc00', '')).toBe('')
    expect(renderToStaticMarkup(createElement(Banner, { banner: null }))).toBe('')
  })
})
