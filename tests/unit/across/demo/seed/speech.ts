import { expect, test } from 'vitest'
import { renderScript, renderText } from '@/lib/platform/markdown/render'
import { lessons, questions } from './tree'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : []

test('every formula is read in Croatian words', () => {
  const short = textsIn([questions, lessons.map(({ cards, checks }) => [cards, checks])])
  const formulas = [
    ...short.filter((text) => text.includes('$')).map(renderText),
    ...lessons.map(({ script }) => renderScript(script, new Map())),
  ].flatMap((html) => html.match(/<span class="katex".*?<\/math>/gs) ?? [])
  expect(formulas.length).toBeGreaterThan(1_000)
  for (const html of formulas) {
    const spoken = /^<span class="katex" data-spoken="([^"]+)"><math[^>]* aria-hidden="true"/.exec(
      html,
    )
    // Numbers, words and pauses: no TeX command and no character that a voice would skip.
    expect(spoken?.[1], html).toMatch(/^(?:[\p{L}\p{N} ]|,(?=\d| )|(?<=\p{L})\.$)+$/u)
  }
})
