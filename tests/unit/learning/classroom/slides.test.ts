import { expect, test } from 'vitest'
import { slidesOf } from '@/lib/learning/classroom/slides'
import { renderScriptParts } from '@/lib/platform/markdown/render'
import { questionOf } from '@/tests/component/support/quiz'

const parts = (markdown: string, figures = new Map<string, string>()) =>
  renderScriptParts(markdown, figures)

test('a script has a part for each second-level heading, and one before the first', () => {
  expect(parts('Uvod.\n\n## Prvo\n\nTekst.\n\n### Sitno\n\nJoš.\n\n## **Drugo**\n\nKraj.')).toEqual(
    [
      { title: '', html: '<p>Uvod.</p>' },
      { title: 'Prvo', html: '<p>Tekst.</p>\n<h3 id="sitno">Sitno</h3>\n<p>Još.</p>' },
      { title: 'Drugo', html: '<p>Kraj.</p>' },
    ],
  )
})

test.each([
  ['', []],
  ['## Samo naslov', [{ title: 'Samo naslov', html: '' }]],
  ['Bez naslova.', [{ title: '', html: '<p>Bez naslova.</p>' }]],
])('the parts of %j are %j', (markdown, expected) => {
  expect(parts(markdown)).toEqual(expected)
})

test('a heading in a callout starts no part, and figures are drawn in their part', () => {
  const [first, second, ...others] = parts(
    '## Prvo\n\n> ## U okviru\n\n## Drugo\n\n![Krug](krug.svg)',
    new Map([['krug.svg', '<svg viewBox="0 0 1 1"/>']]),
  )
  expect(others).toEqual([])
  expect(first?.html).toContain('U okviru')
  expect(second?.html).toContain('<svg role="img" aria-label="Krug"')
})

test('slides start with the title, show parts, then questions, and end with the link back', () => {
  const [one, two] = [questionOf('single', 1), questionOf('short', 2)]
  const [part] = parts('## Prvo\n\nTekst.')
  if (!part) throw new Error('no part')
  expect(slidesOf([part], [one, two])).toEqual([
    { kind: 'title' },
    { kind: 'part', part },
    { kind: 'question', question: one, number: 1 },
    { kind: 'question', question: two, number: 2 },
    { kind: 'end' },
  ])
})
