import type { Node, Schema } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { opened } from './opened'

type Json = { type: string; [key: string]: unknown }

const word = fc.constantFrom(
  'Da.',
  'tri',
  '13.',
  '*',
  '+',
  '++',
  'C++',
  '_',
  '$',
  '|',
  '12:30',
  '[x]',
  '#',
  '-',
  '„č”',
)
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '))
const latex = fc.constantFrom('x', '\\frac{1}{2}', '3{,}5', 'a_1 < b')
const marks = fc
  .subarray(['bold', 'italic', 'strike', 'underline'])
  .map((list) => list.map((type) => ({ type })))

const inline: fc.Arbitrary<Json> = fc.oneof(
  fc.record({ type: fc.constant('text'), text: words, marks }),
  fc.record({ type: fc.constant('text'), text: words, marks: fc.constant([{ type: 'code' }]) }),
  latex.map((value) => ({ type: 'inlineMath', attrs: { latex: value } })),
)
/** Marked texts with words between them, since Markdown can't write adjacent ones. */
const line = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .map((list) =>
    list
      .flatMap((one) => [one, { type: 'text', text: ' i ' }])
      .concat({ type: 'text', text: 'kraj' }),
  )

const block = (type: string, content: fc.Arbitrary<Json[]>, attrs: object = {}) =>
  content.map((list): Json => ({ type, attrs, content: list }))
const paragraph = block('paragraph', line)
const list = (type: string, inside: fc.Arbitrary<Json | undefined>) =>
  block(
    type,
    fc.array(
      fc.tuple(paragraph, fc.option(inside, { nil: undefined })).map(([first, more]) => ({
        type: 'listItem',
        content: more ? [first, more] : [first],
      })),
      { minLength: 1, maxLength: 3 },
    ),
  )
const row = (type: string) =>
  fc.tuple(line, line).map((cells): Json => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [{ type: 'paragraph', content: cell }] })),
  }))

const blocks: fc.Arbitrary<Json> = fc.oneof(
  paragraph,
  block('heading', line, { level: 2 }),
  block('heading', line, { level: 3 }),
  list('bulletList', list('orderedList', fc.constant(undefined))),
  list('orderedList', list('bulletList', fc.constant(undefined))),
  block('blockquote', fc.array(paragraph, { minLength: 1, maxLength: 2 })),
  block('table', fc.tuple(row('tableHeader'), row('tableCell'))),
  fc
    .constantFrom('x^2', 'a\n\\\\ b')
    .map((value) => ({ type: 'blockMath', attrs: { latex: value } })),
  fc.constant({
    type: 'figure',
    attrs: { src: 'slika.svg', alt: 'Opis [s] "navodima"', title: '' },
  }),
  fc.constant({
    type: 'codeBlock',
    attrs: { language: 'python' },
    content: [{ type: 'text', text: 'for i in x:\n    pass' }],
  }),
)

const docOf = (schema: Schema, content: Json[]): Node =>
  schema.nodeFromJSON({ type: 'doc', content })

describe('an edited document', () => {
  const { schema, write } = opened('')

  test('is read back equal to what was written', () => {
    fc.assert(
      fc.property(fc.array(blocks, { minLength: 1, maxLength: 4 }), (content) => {
        const doc = docOf(schema, content)
        const again = opened(write(doc))
        expect(again.doc.toJSON()).toEqual(docOf(again.schema, content).toJSON())
      }),
    )
  })

  const text = (value: string, ...names: string[]) => ({
    type: 'text',
    text: value,
    marks: names.map((type) => ({ type })),
  })
  const inCell = (content: Json[]) => ({
    type: 'tableHeader',
    content: [{ type: 'paragraph', content }],
  })

  test.each<[string, Json[], string]>([
    [
      'a paragraph that looks like a list',
      [{ type: 'paragraph', content: [text('13. kolovoza')] }],
      '13\\. kolovoza',
    ],
    ['„Da. Tako je.”', [{ type: 'paragraph', content: [text('Da. Tako je.')] }], 'Da. Tako je.'],
    [
      'spaces at the edges of a mark',
      [{ type: 'paragraph', content: [text('a'), text(' b ', 'bold'), text('c')] }],
      'a **b** c',
    ],
    [
      'spaces at the edges of a paragraph',
      [{ type: 'paragraph', content: [text(' a '), text('b ', 'bold')] }],
      'a **b**',
    ],
    [
      'a mark of nothing but a space',
      [{ type: 'paragraph', content: [text('a'), text(' ', 'bold'), text('c')] }],
      'a c',
    ],
    [
      'empty paragraphs',
      [{ type: 'paragraph' }, { type: 'paragraph', content: [text('a')] }, { type: 'paragraph' }],
      'a',
    ],
    [
      'a pipe in a formula of a cell',
      [
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [inCell([{ type: 'inlineMath', attrs: { latex: '|x|' } }])],
            },
          ],
        },
      ],
      '| $\\vert x\\vert $ |\n| - |',
    ],
  ])('writes %s', (_, content, markdown) => {
    expect(write(docOf(schema, content))).toBe(markdown)
  })

  test('separates two lists after the paragraph between them was deleted', () => {
    for (const [item, other] of [
      ['-', '*'],
      ['1.', '1)'],
    ] as const) {
      const { doc, write: save, schema: own } = opened(`${item} a\n\nTekst\n\n${item} b`)
      const both = own.node('doc', null, [doc.child(0), doc.child(2)])
      expect(save(both)).toBe(`${item} a\n\n${other} b`)
    }
  })

  test('moves and repeats blocks with their source', () => {
    const { doc, write: save, schema: own } = opened('*  a\n\n__b__\n\nc\n')
    const [a, b, c] = doc.children
    expect(
      save(
        own.node(
          'doc',
          null,
          [c, b, a].filter((one) => one !== undefined),
        ),
      ),
    ).toBe('c\n\n__b__\n\n*  a\n')
  })
})
