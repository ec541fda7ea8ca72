import { describe, expect, test } from 'vitest'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { countWords } from '@/lib/platform/markdown/count-words'
import { renderTextUncached, renderScript } from '@/lib/platform/markdown/render'
import { complexityFault } from '@/lib/platform/markdown/complexity-fault'

/** The maximum length of a text that is parsed. */
const LONGEST = 90_000
const filled = (piece: string, length = LONGEST) => piece.repeat(Math.floor(length / piece.length))

/** Texts that took from a second to more than a minute, with the matching part of the message. */
const SLOW: [string, string, RegExp][] = [
  ['quotations in one another', filled('>'), /citata/],
  ['lists by their indentation', indentedLists(), /popisa/],
  ['emphasis that closes nothing', filled('*a_ '), /znakova \*/],
  ['emphasis in itself', `${'*'.repeat(9_000)}a${'*'.repeat(9_000)}`, /znakova \*/],
  ['images in one another', `${'!['.repeat(1_600)}a${'](b)'.repeat(1_600)}`, /slika/],
  ['links in one another', `${'['.repeat(9_000)}a${'](b)'.repeat(9_000)}`, /zagrada/],
  ['many formulas', filled('$a$ '), /formula/],
  ['a table of many columns', `${filled('|a', 9_000)}\n${filled('|-', 9_000)}`, /Tablica/],
  [
    'empty rows of a wide table',
    `${filled('|a', 200)}\n${filled('|-', 200)}\n${filled('a\n')}`,
    /Tablica/,
  ],
  ['the same heading again and again', filled('## a\n'), /naslova/],
  ['lines that go on below a quotation', `> > > > a\n${filled('a\n')}`, /citatima/],
  ['lines that go on below a list', `- - - - a\n${filled('a\n')}`, /popisima/],
  ['quotation after quotation', filled('> a\n\n'), /citatima/],
  ['lines below headings', filled('a\n=\n'), /naslova/],
]

function indentedLists(): string {
  return Array.from({ length: 280 }, (_, depth) => `${' '.repeat(2 * depth)}- a\n`).join('')
}

describe.each(SLOW)('%s', (_, markdown, reason) => {
  test('is refused with a message', () => {
    expect(complexityFault(markdown)).toMatch(reason)
    expect(checkMarkdown(markdown).faults).toEqual([
      { line: 1, message: complexityFault(markdown) },
    ])
  })

  test('is shown as source, quickly', () => {
    const begin = process.cpuUsage()
    expect(renderScript(markdown, new Map())).toMatch(/^<p>[^]*<\/p>$/)
    renderTextUncached(markdown)
    countWords(markdown)
    expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(1_000)
  })
})

test.each([
  ['a long table', `|a|b|c|\n|-|-|-|\n${'|1|2|3|\n'.repeat(900)}`],
  ['gaps to be filled in', 'Ana ima ______ jabuka.\n\n'.repeat(450)],
  ['a list of literature', '- [Naslov](https://iskra.example/a)\n'.repeat(900)],
  ['a long list with paragraphs', '- a\n\n  b\n'.repeat(1_500)],
  ['a long poem in a quotation', '> a\n'.repeat(900)],
  ['lists in lists, as deep as anyone writes them', '- '.repeat(20)],
])('%s is accepted', (_, markdown) => {
  expect(complexityFault(markdown)).toBeNull()
})
