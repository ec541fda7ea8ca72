import { describe, expect, test } from 'vitest'
import { renderScript, scriptHeadings } from '@/lib/platform/markdown/render'

const idsOf = (html: string) => [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id)
const rendered = (markdown: string) => idsOf(renderScript(markdown, new Map()))

describe('the ids of headings', () => {
  test.each([
    ['## Primjer\n\n## Primjer\n\n## Primjer', ['primjer', 'primjer-2', 'primjer-3']],
    ['## Primjer\n\n### Primjer', ['primjer', 'primjer-2']],
    ['## Čaša\n\n## Casa!', ['casa', 'casa-2']],
    ['## Primjer 2\n\n## Primjer\n\n## Primjer', ['primjer-2', 'primjer', 'primjer-3']],
    ['## Primjer\n\n## Primjer\n\n## Primjer 2', ['primjer', 'primjer-2', 'primjer-2-2']],
    ['## 🔥', ['odjeljak']],
    ['## 🔥\n\n## ★ → ★\n\n## Odjeljak', ['odjeljak', 'odjeljak-2', 'odjeljak-3']],
    ['## Sadržaj', ['sadrzaj-2']],
    ['> ## U okviru\n\n## U okviru', ['u-okviru', 'u-okviru-2']],
    ['## **Jako** i *lagano*', ['jako-i-lagano']],
  ])('for %j are %j', (markdown, ids) => {
    expect(rendered(markdown)).toEqual(ids)
  })

  test('are equal in the table of contents', () => {
    const markdown = '## Primjer\n\n### Primjer\n\n## Primjer\n\n## ✏️\n\n## Kraj'
    expect(scriptHeadings(markdown)).toEqual([
      { id: 'primjer', text: 'Primjer' },
      { id: 'primjer-3', text: 'Primjer' },
      { id: 'odjeljak', text: '✏️' },
      { id: 'kraj', text: 'Kraj' },
    ])
    expect(rendered(markdown)).toEqual(['primjer', 'primjer-2', 'primjer-3', 'odjeljak', 'kraj'])
  })
})

test('footnotes are in Croatian and refer to their own heading', () => {
  const html = renderScript('Tekst.[^1]\n\n[^1]: Bilješka.', new Map())
  expect(html).not.toMatch(/footnotes?<|back to/i)
  expect(html).toContain('aria-label="Natrag na tekst"')
  const [, heading] = /<h2[^>]* id="([^"]*)"/.exec(html) ?? []
  expect(html).toContain(`aria-describedby="${heading}"`)
})
