import { describe, expect, test } from 'vitest'
import { renderScript, textRendererFor } from '@/lib/platform/markdown/render'

describe('an image of the library', () => {
  const images = new Map([['celija', { width: 900, height: 600, mark: '3' }]])
  const library = { images, sounds: new Map() }
  const widths = [320, 640, 768, 900]
  const srcset = widths
    .map((width) => `/slike/celija-${width === 900 ? 1024 : width}.webp?v=3 ${width}w`)
    .join(', ')
  const image =
    `<img src="/slike/celija-1024.webp?v=3" srcset="${srcset}" width="900" height="600" ` +
    'sizes="(min-width: 40rem) 36rem, 100vw" loading="lazy" decoding="async" alt="Stanica">'

  test('has its dimensions and all widths, alone and inline', () => {
    const render = textRendererFor(library)
    expect(render('![Stanica](/slike/celija)')).toBe(image)
    expect(render('Što je ![Stanica](/slike/celija) to?')).toBe(`Što je ${image} to?`)
  })

  test('is a figure of a script, like drawings', () => {
    const figures = new Map([['krug.svg', '<svg></svg>']])
    const html = renderScript('![Stanica](/slike/celija)\n\n![Krug](krug.svg)', figures, library)
    expect(html).toContain(`<figure>${image}</figure>`)
    expect(html).toContain('<figure><svg role="img" aria-label="Krug"></svg></figure>')
  })

  test.each(['/slike/nema', '/slike/celija/../x', '/slike/celija?x', '//slike/celija', 'celija'])(
    'at %s doesn’t exist: its description is shown',
    (address) => {
      expect(textRendererFor(library)(`![Stanica](${address})`)).toBe('Stanica')
    },
  )
})
