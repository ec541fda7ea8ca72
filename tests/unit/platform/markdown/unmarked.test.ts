import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { parser } from '@/lib/platform/markdown/parser'
import { remarkUnderline } from '@/lib/platform/markdown/underline/remark'
import { isUnmarked } from '@/lib/platform/markdown/unmarked'
import { lessons } from '../../../e2e/support/lessons'

/** The parser of lessons, without the short way for texts without Markdown. */
const plainParser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkUnderline)

const expectSameTree = (text: string) => {
  if (isUnmarked(text)) expect(parser.parse(text)).toEqual(plainParser.parse(text))
}

const PIECES = [
  ...'„”"\'()%€°².,:;?!…–−=·/-+ abčŽ019',
  ...[
    '\u00a0',
    '  ',
    '++',
    '1. ',
    '1) ',
    'a@b.hr',
    'www.',
    'http://',
    'https:/',
    'mailto:',
    'x\ny',
  ],
  ...['&amp', ';', '#1', '[x]', '![', '\\(', '<b>', '--', '==', ':-', '_a_', '~~', '$', '|'],
]

test('a text without Markdown is read as Markdown’s parser reads it', () => {
  const texts = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(texts, (pieces) => expectSameTree(pieces.join(''))),
    { numRuns: 5_000 },
  )
})

/** The options of lessons with their part that contains no Markdown. */
function unmarkedPart(of: typeof lessons): number {
  const options = of.flatMap(({ questions }) =>
    questions.flatMap(({ body }) => ('choices' in body ? body.choices : [])),
  )
  options.forEach(({ text }) => expectSameTree(text))
  return options.filter(({ text }) => isUnmarked(text)).length / options.length
}

test('most options of the content contain no Markdown, and of mathematics a fifth', () => {
  const isMaths = ({ literatureSlug }: (typeof lessons)[number]) => /^broj/.test(literatureSlug)
  expect(unmarkedPart(lessons.filter((lesson) => !isMaths(lesson)))).toBeGreaterThan(0.7)
  // Most of these are formulas and changing numbers.
  expect(unmarkedPart(lessons.filter(isMaths))).toBeGreaterThan(0.2)
})

test.each([
  '13. kolovoza 1961.',
  '5) pet',
  '- stavka',
  '+ 3',
  '# naslov',
  'a\nb',
  ' uvučeno',
  'kraj ',
  'vidi www.iskra.hr',
  'vidi https://iskra.hr',
  'ana@iskra.hr',
  '2*3*4',
  'a_b',
  '&lt;',
  '',
])('%j is left to the parser', (text) => {
  expect(isUnmarked(text)).toBe(false)
})
