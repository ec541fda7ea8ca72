import { expect, test } from 'vitest'
import { renderScriptCallouts } from '@/lib/platform/markdown/render'

test('the callouts of a script come in order, with their formulas', () => {
  const [first, second, ...others] = renderScriptCallouts(
    'Uvod.\n\n> **Zapamti.** $a + b = b + a$\n\n## Dalje\n\nTekst.\n\n> Slika:\n>\n> Kraj.',
  )
  expect(others).toEqual([])
  expect(first).toMatch(/^<aside class="callout">\s*<p><strong>Zapamti.<\/strong> .*<math/s)
  expect(second).toContain('<p>Kraj.</p>')
})

test('answers to recall questions are no callouts', () => {
  expect(renderScriptCallouts('## Provjeri se\n\nKoliko je to?\n\n> Toliko.')).toEqual([])
})

test.each(['', 'Bez okvira.', '## Naslov'])('%j has none', (markdown) => {
  expect(renderScriptCallouts(markdown)).toEqual([])
})
