import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dailySampleOf } from '../../../support/sample'
import { opened } from './opened'

const scripts = globSync('lib/content/seed/*/*/*/*/*/skripta.md').sort()
const scriptOf = (file: string) => readFileSync(file, 'utf8').split('---\n').slice(2).join('---\n')

describe('a script', () => {
  test.each(dailySampleOf(scripts, 6))(
    '%s is written back byte by byte, without source blocks',
    (file) => {
      const markdown = scriptOf(file)
      const { doc, write, kinds } = opened(markdown)
      expect(write(doc)).toBe(markdown)
      expect(kinds).not.toContain('rawMarkdown')
    },
  )

  test('after an edit of one block, only that block changes', () => {
    const markdown = scriptOf(scripts[0] ?? '')
    const { doc, schema, write } = opened(markdown)
    const note = schema.node('paragraph', null, [schema.text('Novi odlomak.')])
    for (let index = 0; index < doc.childCount; index += 1) {
      const edited = doc.copy(doc.content.replaceChild(index, note))
      const [before, behind] = write(edited).split('Novi odlomak.')
      expect(markdown.startsWith(before ?? '?')).toBe(true)
      expect(markdown.endsWith(behind ?? '?')).toBe(true)
    }
  })
})

test('an inserted block is separated from its neighbours, which don’t change', () => {
  const markdown = '## A\nb\n- c\n\n| d |\n|---|\n\n> e\n\nf'
  const { doc, schema, write } = opened(markdown)
  const block = schema.node('paragraph', null, [schema.text('Novo')])
  for (let index = 0; index <= doc.childCount; index += 1) {
    const blocks = doc.children.toSpliced(index, 0, block)
    const again = opened(write(schema.node('doc', null, blocks)))
    expect(again.doc.toJSON()).toEqual(schema.node('doc', null, blocks).toJSON())
  }
})

/** Markdown texts, with the kinds of blocks that the editor shows for them. */
const TEXTS: [string, string[]][] = [
  ['', []],
  ['Da. Tako je.', ['paragraph']],
  ['13. kolovoza 1961.', ['orderedList']],
  ['  \n\nTekst\n', ['paragraph']],
  ['## A\nTekst\n- jedan\n- dva\n', ['heading', 'paragraph', 'bulletList']],
  ['# Prvi', ['rawMarkdown']],
  ['Prije <b>debelo</b> poslije', ['rawMarkdown']],
  ['<!-- bilješka -->', ['rawMarkdown']],
  ['[tekst][oznaka]\n\n[oznaka]: /adresa', ['rawMarkdown', 'rawMarkdown']],
  ['Bilješka[^1].\n\n[^1]: Tekst.', ['rawMarkdown', 'rawMarkdown']],
  ['- [ ] zadatak', ['rawMarkdown']],
  ['![opis](slika.svg)', ['figure']],
  ['uz ![opis](slika.svg) tekst', ['rawMarkdown']],
  ['$$x$$', ['blockMath']],
  ['$$\nx\n\\\\ y\n$$', ['blockMath']],
  ['> **Zapamti.** Okvir.\n>\n> - a', ['blockquote']],
  ['| $|x|$ |\n|---|\n| a |', ['paragraph']],
  ['| a \\| b | $\\frac{1}{2}$ |\n|:-:|--:|\n| ~~a~~ | **b** `c` |', ['table']],
  ['- a\n- b\n\n* c\n* d', ['bulletList', 'bulletList']],
  ['1. a\n\n   b\n2. c', ['orderedList']],
  ['++a++ **++b++ c** po++dcrt++ano C++ \\++d++', ['paragraph']],
  ['~~*a*~~ ***b** c* **`d`** **[e](/f "g")**', ['paragraph']],
]

describe('a text', () => {
  test.each(TEXTS)('%j is written back unchanged', (markdown, kinds) => {
    const text = opened(markdown)
    expect(text.kinds).toEqual(kinds)
    if (text.kinds.length) expect(text.write(text.doc)).toBe(markdown)
  })

  test('of one line that begins with a date is no list', () => {
    const { doc, write, kinds } = opened('13. kolovoza 1961.', 'text')
    expect(kinds).toEqual(['paragraph'])
    expect(write(doc)).toBe('13. kolovoza 1961.')
  })

  test('shows blocks that only scripts support as source, if it is a short text', () => {
    expect(opened('## Naslov\n\nTekst', 'text').kinds).toEqual(['rawMarkdown', 'paragraph'])
  })

  const fragments = [
    ...[
      'a',
      '*b*',
      '**c** d',
      '$x^2$',
      '++p++',
      '- e',
      '1. f',
      '> g',
      '## h',
      '| i |',
      '|---|',
      '`j`',
    ],
    ...['<i>k</i>', '![l](m.svg)', '$$', '    n', '```', '---', '[o](/p)', '\\', '&amp;', '13.'],
  ]
  const markdowns = fc
    .array(fc.tuple(fc.constantFrom(...fragments), fc.constantFrom(' ', '\n', '\n\n', '\n  ')))
    .map((parts) => parts.flat().join(''))

  test('of random pieces is written back unchanged', () => {
    fc.assert(
      fc.property(markdowns, (markdown) => {
        const { doc, write, kinds } = opened(markdown)
        if (kinds.length) expect(write(doc)).toBe(markdown)
      }),
    )
  })
})
