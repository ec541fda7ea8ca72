import { expect, test } from 'vitest'
import { renderScriptCallouts } from '@/lib/platform/markdown/render'

const callouts = (markdown: string, figures = new Map<string, string>()) =>
  renderScriptCallouts(markdown, figures)

test('the callouts of a script come in order, with their formulas and drawings', () => {
  const [first, second, ...others] = callouts(
    'Uvod.\n\n> **Zapamti.** $a + b = b + a$\n\n## Dalje\n\nTekst.\n\n> Slika:\n>\n> Kraj.',
  )
  expect(others).toEqual([])
  expect(first).toMatch(/^<aside class="callout">\s*<p><strong>Zapamti.<\/strong> .*<math/s)
  expect(second).toContain('<p>Kraj.</p>')
})

test('answers to recall questions are no callouts', () => {
  expect(callouts('## Provjeri se\n\nKoliko je to?\n\n> Toliko.')).toEqual([])
})

test.each(['', 'Bez okvira.', '## Naslov'])('%j has none', (markdown) => {
  expect(callouts(markdown)).toEqual([])
})
